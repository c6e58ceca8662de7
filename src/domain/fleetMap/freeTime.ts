import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { utc, type ZoneName } from '#/time/zone.ts';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { type FreeDaySource, freeDays } from '#/domain/pickup/freeDay.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { type PickupSite, pickupSite } from '#/domain/pickup/pickupSite.ts';
import type { Box } from '#/domain/records/box.ts';
import { phaseOf } from '#/domain/status/phase.ts';

/** The free time of a container from its first day to its earliest last free day, by the calendar of its place. */
export interface FreeTime extends PickupSite {
  readonly box: Box;
  readonly source: FreeDaySource;
  /** The day it was, or is expected to be, at the place; null where nobody told one. */
  readonly first: CalendarDay | null;
  /** The last day without charge. */
  readonly last: CalendarDay;
  /** The day of pickup, from which nothing runs any more; null while it has not been picked up. */
  readonly pickedUp: CalendarDay | null;
  readonly zone: ZoneName;
  /** Why nobody should act on it, in words (docs/interface.md 6.4); else null. */
  readonly withheld: string | null;
}

/** How free time stands on a day: it runs, that day is its last, or it is used up and charges run. */
export type FreeTimeState = 'runs' | 'ends' | 'over';

/** Null where no last free day is told, or where the container has gone and nobody told when. */
export function freeTimeOf(box: Box, now: Instant): FreeTime | null {
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

function firstAtPort({ shipment, container }: Box): Moment | null {
  return container.podDischarged ?? container.podArrived ?? arrivalOf(shipment)?.moment ?? null;
}

function firstInland({ shipment, container }: Box): Moment | null {
  const { inlandRailUnloaded, inlandAta, inlandEta } = container;
  return inlandRailUnloaded ?? inlandAta ?? inlandEta ?? shipment.destinationEta;
}

/** How it stands on a day of its place; null before it begins, after pickup, and while nobody knows whether it began. */
export function freeTimeOn({ first, last, pickedUp: out }: FreeTime, day: CalendarDay): FreeTimeState | null {
  if (out !== null && day >= out) return null;
  if (day > last) return 'over';
  if (first === null || day < first) return null;
  return day === last ? 'ends' : 'runs';
}
