import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { freeDays, type FreeDaySource, type UncountedFreeDay } from '#/domain/pickup/freeDay.ts';
import { type PickupSite, pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';

/** The free time of a container from its first day to its earliest last free day, in local days of its place. */
export interface FreeTimeAtPlace extends PickupSite {
  readonly box: ShipmentContainer;
  readonly source: FreeDaySource;
  /** The day of its actual or estimated arrival at the place; null where none is reported. */
  readonly first: CalendarDay | null;
  /** The last day without charge. */
  readonly last: CalendarDay;
  /** The day of pickup, which ends it; null before. */
  readonly pickedUp: CalendarDay | null;
  readonly zone: ZoneName;
  /** Why it should not be acted on (docs/interface.md 6.4); else null. */
  readonly withheld: UncountedFreeDay | null;
}

/** The state of free time on a day: it runs, the day is its last, or it is used up and charges run. */
export type FreeTimeState = 'runs' | 'ends' | 'over';

/** Null where no last free day is reported, or where the container is gone without a date. */
export function freeTimeOf(box: ShipmentContainer, now: Instant): FreeTimeAtPlace | null {
  const { shipment, container } = box;
  const { earliest, reason } = freeDays(container, shipment, now);
  if (!earliest) return null;
  const out = pickedUp(container) ?? container.delivered ?? container.emptyTerminated;
  const phase = phaseOf(container, shipment);
  const gone = phase === 'consignee' || phase === 'returned';
  if (gone && !out) return null;
  const came = earliest.place === 'destination' ? firstInland(box) : firstAtPort(box);
  return {
    box,
    ...pickupSite(earliest.place, box),
    source: earliest.source,
    first: came && dayOf(came),
    last: earliest.day,
    pickedUp: out && dayOf(out),
    zone: earliest.zone ?? utc,
    withheld: out ? null : reason,
  };
}

function firstAtPort({ shipment, container }: ShipmentContainer): Moment | null {
  return container.podDischarged ?? arrivalOf(shipment, container)?.moment ?? null;
}

function firstInland({ shipment, container }: ShipmentContainer): Moment | null {
  const { inlandRailUnloaded, inlandAta, inlandEta } = container;
  return inlandRailUnloaded ?? inlandAta ?? inlandEta ?? shipment.destinationEta;
}

/** The state on a local day; null before it begins, after pickup, and where its first day is not known. */
export function freeTimeOn(
  { first, last, pickedUp: out }: FreeTimeAtPlace,
  day: CalendarDay,
): FreeTimeState | null {
  if (out !== null && day >= out) return null;
  if (day > last) return 'over';
  if (first === null || day < first) return null;
  return day === last ? 'ends' : 'runs';
}
