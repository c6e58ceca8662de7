import { arrivalAtPort, arrivalInland, type KnownArrival } from '#/domain/arrival/arrival.ts';
import { tryOr } from '#/domain/records/mapTolerant.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { vesselOrCarrier } from '#/domain/records/vesselIdentity.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';

/** Containers that come to one place today with one vessel, or by land. */
export interface ArrivalToday {
  readonly key: string;
  /** Whether it is the port of discharge, or a place inland. */
  readonly leg: 'port' | 'inland';
  /** Null inland, and where none is reported. */
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  readonly place: Place | null;
  readonly containers: number;
  /** The earliest and the latest time: carriers differ over one call. */
  readonly from: Moment;
  readonly to: Moment;
  /** Whether all of it has arrived. */
  readonly isActual: boolean;
  /** Of the shipment that is expected last: whether its estimate is followed yet. */
  readonly tracking: CarrierTracking;
}

interface Coming extends Pick<
  ArrivalToday,
  'leg' | 'vessel' | 'voyage' | 'place' | 'containers' | 'isActual' | 'tracking'
> {
  readonly moment: Moment;
  /** What one call of a vessel goes by; inland all come by land. */
  readonly call: string;
}

/** What arrives today, by the calendar of each place, in the order of time. A bad record costs its own containers. */
export function arrivesToday(shipments: readonly Shipment[], now: Instant): readonly ArrivalToday[] {
  const coming = shipments.flatMap((shipment) => tryOr(() => comingOf(shipment, now), []));
  const groups = Map.groupBy(coming, ({ leg, call, place }) => `${leg} ${call} ${placeKey(place) ?? ''}`);
  return [...groups]
    .flatMap(([key, some]): ArrivalToday[] => {
      const inOrder = some.toSorted((a, b) => sortKey(a.moment) - sortKey(b.moment));
      const [first, last] = [inOrder[0], inOrder.at(-1)];
      if (!first || !last) return [];
      const { leg, vessel, voyage, place } = first;
      return [
        {
          key,
          leg,
          vessel,
          voyage,
          place,
          containers: some.reduce((sum, { containers }) => sum + containers, 0),
          from: first.moment,
          to: last.moment,
          isActual: some.every(({ isActual }) => isActual),
          tracking: last.tracking,
        },
      ];
    })
    .toSorted((a, b) => sortKey(a.from) - sortKey(b.from) || (a.key < b.key ? -1 : 1));
}

function comingOf(shipment: Shipment, now: Instant): readonly Coming[] {
  const {
    podVessel: vessel,
    podVoyageNumber: voyage,
    portOfDischarge,
    containers,
    carrierTracking: tracking,
  } = shipment;
  const call = vesselOrCarrier(shipment);
  const port = { leg: 'port', call, vessel, voyage, place: portOfDischarge, tracking } as const;
  // A booking that names no container yet has at least one to come.
  if (containers.length === 0) {
    const known = todays(arrivalAtPort(shipment, null), portOfDischarge?.zone ?? null, now);
    return known ? [{ ...port, ...known, containers: 1 }] : [];
  }
  const inland = inlandPlace(shipment);
  return containers.flatMap((container) => {
    const atPort = todays(arrivalAtPort(shipment, container), container.podZone, now);
    const there = inland && todays(arrivalInland(shipment, container), container.finalDestinationZone, now);
    return [
      ...(atPort ? [{ ...port, ...atPort, containers: 1 }] : []),
      ...(there
        ? [
            {
              leg: 'inland' as const,
              call: '',
              vessel: null,
              voyage: null,
              place: inland,
              tracking,
              ...there,
              containers: 1,
            },
          ]
        : []),
    ];
  });
}

/** Null where it neither arrives nor has arrived today. */
function todays(
  { actual, expected, isReached }: KnownArrival,
  zoneName: string | null,
  now: Instant,
): Pick<Coming, 'moment' | 'isActual'> | null {
  const moment = actual ?? (isReached ? null : expected);
  if (!moment) return null;
  const own = moment.kind === 'zoned' && moment.unknownZone === null ? moment.zone : null;
  const zone = own ?? (zoneName === null ? null : readZone(zoneName)) ?? utc;
  return dayOf(moment) === localDay(now, zone) ? { moment, isActual: actual !== null } : null;
}
