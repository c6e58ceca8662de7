import { chargesInList } from '#/domain/charges/containerCharges.ts';
import { addUp, type Sum, sumsBy } from '#/domain/charges/sums.ts';
import { containerValues, freeDayStates } from '#/domain/list/containerFacets.ts';
import type { FleetSearch } from '#/domain/list/search.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import { waitingSite } from '#/domain/pickup/pickupSite.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import { containerInAddress } from '#/domain/records/containerInAddress.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { addDays, type CalendarDay } from '#/time/calendarDay.ts';
import { type Counter, containersOf, count, type Figure, type OverviewQuestion } from './figure.ts';

/** What waiting costs is projected over so many days. */
export const projectedDays = 7;

/** What a row is called, by the ids of shipment and container. */
export const freeTimeId = (shipment: string, container: string): string => `${shipment} ${container}`;

/** A container that waits, with the days that are left to pick it up without charge. */
export interface FreeTimeRow {
  readonly id: string;
  readonly number: string;
  readonly shipmentId: string;
  /** As an address calls it. */
  readonly container: string;
  readonly place: string | null;
  /** The earliest last free day, and the days up to it at its place: 0 on it, negative after it. */
  readonly lastFreeDay: CalendarDay;
  readonly daysLeft: number;
  /** By the tariffs that are on: up to now, and if it waits for `projectedDays` more. Empty where nothing is known. */
  readonly soFar: readonly Sum[];
  readonly projected: readonly Sum[];
}

export interface FreeTimeOverview {
  /** The fewest days left first. */
  readonly rows: readonly FreeTimeRow[];
  readonly all: Figure;
  readonly past: Figure;
  /** Today, and in one to three days. */
  readonly near: Figure;
  readonly later: Figure;
  /** Of the containers at a port or an inland destination, those whose last free day is known and can be counted by. */
  readonly known: Figure;
  readonly waiting: Figure;
  readonly soFar: readonly Sum[];
  readonly projected: readonly Sum[];
}

const onLand = ['port', 'destination'];

/** Containers that wait for their pickup by a last free day. */
export function countFreeTime({ book, now }: OverviewQuestion): Counter<FreeTimeOverview> {
  const rows: FreeTimeRow[] = [];
  const states = new Map<string, number>();
  const waits = { known: 0, all: 0 };
  return {
    read: (shipment) => {
      const values = shipment.containers.map((container) => {
        const [state] = containerValues('lfd', container, shipment, now);
        const [where = ''] = containerValues('where', container, shipment, now);
        return { container, state, isOnLand: onLand.includes(where) };
      });
      const found = values.flatMap(({ container, state }): FreeTimeRow[] => {
        const { earliest } = freeDays(container, shipment, now);
        if (state === undefined || !earliest) return [];
        const { day, daysLeft } = earliest;
        const charges = chargesInList({ shipment, container }, book, now);
        return [
          {
            id: freeTimeId(shipment.id, container.id),
            number: container.number,
            shipmentId: shipment.id,
            container: containerInAddress(container, shipment.containers),
            place: placeName(waitingSite({ shipment, container }).place),
            lastFreeDay: day,
            daysLeft,
            soFar: sumsBy(charges, null),
            projected: sumsBy(charges, addDays(day, projectedDays - daysLeft)),
          },
        ];
      });
      return () => {
        rows.push(...found);
        for (const { state, isOnLand } of values) {
          if (state !== undefined) count(states, state, 1);
          if (!isOnLand) continue;
          waits.all += 1;
          if (state !== undefined) waits.known += 1;
        }
      };
    },
    result: () => {
      const figure = (lfd: readonly string[], more: FleetSearch = {}): Figure => ({
        count: lfd.reduce((sum, state) => sum + (states.get(state) ?? 0), 0),
        search: containersOf({ lfd, ...more }),
      });
      return {
        rows: rows.toSorted((a, b) => a.daysLeft - b.daysLeft || compareCodeUnits(a.number, b.number)),
        all: figure(freeDayStates),
        past: figure(['past']),
        near: figure(['today', 'soon']),
        later: figure(['later']),
        known: { ...figure(freeDayStates, { where: onLand }), count: waits.known },
        waiting: { count: waits.all, search: containersOf({ where: onLand }) },
        soFar: addUp(rows.flatMap((row) => row.soFar)),
        projected: addUp(rows.flatMap((row) => row.projected)),
      };
    },
  };
}
