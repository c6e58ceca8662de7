import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import { chargesInList } from '#/domain/charges/containerCharges.ts';
import { addUp, owedThrough, type Sum, savedBetween } from '#/domain/charges/sums.ts';
import type { TariffBook } from '#/domain/charges/tariff.ts';
import { countConcerned } from '#/domain/exceptions/concerned.ts';
import type { ExceptionRow } from '#/domain/exceptions/exceptionRows.ts';
import { isUnverified, type RowsMoney, rowsMoney } from '#/domain/exceptions/rowsMoney.ts';
import { freeDays } from '#/domain/pickup/freeDay.ts';
import type { PlanRow } from '#/domain/pickups/pickups.ts';
import { waitingCost } from '#/domain/pickups/waitingCost.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { addDays } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { readZone, utc } from '#/time/zone.ts';

/** What the morning adds up. No sum is in another one, and none is invented where no tariff gives it. */
export interface MorningSums {
  /** Up to now, as the exceptions add it up. */
  readonly now: RowsMoney & {
    /** How many containers cost money, for certain and by data that is too old to say. */
    readonly containers: number;
    readonly unverifiedContainers: number;
  };
  /** What the next day adds where a clock of charge already runs; null where no tariff is on. */
  readonly tonight: { readonly sums: readonly Sum[]; readonly tariffs: number } | null;
  /** What ends its free time today, and what each of the days after it costs by tariffs. */
  readonly tomorrow: { readonly containers: number; readonly perDay: readonly Sum[] };
}

/**
 * @param rows what needs action, without what is acknowledged
 * @param plan what waits to be picked up or returned (planRows)
 */
export function morningSums(
  rows: readonly ExceptionRow[],
  estimates: ReadonlyMap<string, readonly Sum[]>,
  plan: readonly PlanRow[],
  book: TariffBook,
): MorningSums {
  const concerned = (some: readonly ExceptionRow[]) =>
    countConcerned(some.flatMap(({ items }) => items)).containers;
  const ending = rows.filter(({ consequence }) => consequence === 'tomorrow');
  const endingIds = new Set(ending.map(({ subject }) => subject.id));
  const { yes: begins = [], no: runs = [] } = Object.groupBy(plan, ({ container }) =>
    endingIds.has(container.id) ? 'yes' : 'no',
  );
  return {
    now: {
      ...rowsMoney(rows, estimates),
      containers: concerned(rows.filter(({ consequence }) => consequence === 'now')),
      unverifiedContainers: concerned(rows.filter(isUnverified)),
    },
    tonight: book.tariffs.some(({ isOn }) => isOn)
      ? { sums: nextDayOf(runs), tariffs: tariffsOf(runs) }
      : null,
    tomorrow: { containers: concerned(ending), perDay: nextDayOf(begins) },
  };
}

/** What another day adds for each container that waits, by its id. */
export const nextDaysOf = (plan: readonly PlanRow[]): ReadonlyMap<string, readonly Sum[]> =>
  new Map(plan.map(({ container, charges, today }) => [container.id, waitingCost(charges, today).nextDay]));

const nextDayOf = (plan: readonly PlanRow[]): readonly Sum[] => addUp([...nextDaysOf(plan).values()].flat());

/** How many tariffs that sum comes from. */
function tariffsOf(plan: readonly PlanRow[]): number {
  const charges = plan.flatMap(({ charges: some, today }) =>
    some.filter((charge) => {
      const [soon, late] = [owedThrough(charge, today), owedThrough(charge, addDays(today, 1))];
      return soon !== null && late !== null && late > soon;
    }),
  );
  return new Set(charges.map(({ tariff }) => tariff.id)).size;
}

/** Containers that were picked up by their last free day since the last review. */
interface Avoided {
  readonly containers: number;
  /** What the tariffs would have charged by today had they waited; empty where none fits. */
  readonly sums: readonly Sum[];
}

export function avoidedSince(changed: readonly ShipmentChanges[], book: TariffBook, now: Instant): Avoided {
  const inTime = changed.flatMap(pickedUpSince).filter(({ shipment, container }) => {
    const days = tryOr(() => freeDays(container, shipment, now), null);
    return days?.earliest !== null && days?.daysLate === 0;
  });
  return {
    containers: inTime.length,
    sums: addUp(inTime.flatMap((box) => tryOr(() => savedOf(box, book, now), []))),
  };
}

function pickedUpSince({ shipment, containers }: ShipmentChanges): readonly ShipmentContainer[] {
  if (!shipment) return [];
  const ids = new Set(
    containers
      .filter(({ changes }) => changes.some(({ code, from }) => code === 'pickedUp' && from === null))
      .flatMap(({ ids: some }) => some),
  );
  return shipment.containers.flatMap((container) => (ids.has(container.id) ? { shipment, container } : []));
}

/** The clocks that its pickup stopped, had they gone on until today. */
function savedOf(box: ShipmentContainer, book: TariffBook, now: Instant): readonly Sum[] {
  return chargesInList(box, book, now).flatMap((charge) => {
    const { tariff, place, state } = charge;
    if (state.kind !== 'ended' || tariff.clock === 'gate_out') return [];
    const zone = place === 'discharge' ? box.container.podZone : box.container.finalDestinationZone;
    const today = localDay(now, (zone === null ? null : readZone(zone)) ?? utc);
    return savedBetween([{ ...charge, state: { ...state, kind: 'counting' } }], null, today);
  });
}
