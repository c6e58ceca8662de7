import type { Container, PickupDeadlines } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { day as dayMilliseconds } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { type DeadlinePlace, deadlinePlace, deadlineZone } from './deadlineZone.ts';
import { type CheckFacts, lastCheck } from './lastCheck.ts';
import { freeDayNotReported, lastChecked, stoppedBeforePickup, terminalNeverChecked } from './words.ts';

/** Who reports a last free day. `combined` is the service's own value where it equals none of the others. */
export type FreeDaySource = keyof PickupDeadlines | 'combined';

export interface FreeDay {
  readonly source: FreeDaySource;
  /** The last day without charge, at the place; all of it is free (docs/interface.md 6.2). */
  readonly day: CalendarDay;
  /** Whose calendar the day stands in. */
  readonly place: DeadlinePlace;
  /** The zone of that calendar; null where it is not reported, and the days left may then be one off. */
  readonly zone: ZoneName | null;
  /** Whole calendar days left at the place: 0 on the last free day, negative after it. */
  readonly daysLeft: number;
  /** Set on the one that is due first, and on others due the same day. */
  readonly earliest: boolean;
}

/**
 * `counting`: the days left are known. `unknown`: withheld, or no deadline is known; `reason` says which. `done`:
 * picked up; `daysLate` says how.
 */
export type FreeDayStatus = 'counting' | 'done' | 'unknown';

/** How urgent a number of days left is. `near` goes by the exception settings (docs/interface.md 6.4). */
export type FreeDayUrgency = 'overdue' | 'near' | 'later';

export interface FreeDays {
  /** Earliest first. */
  readonly deadlines: readonly FreeDay[];
  readonly earliest: FreeDay | null;
  readonly status: FreeDayStatus;
  /** Why the days left are withheld, in words; else null. */
  readonly reason: string | null;
  /** Of a container that was picked up: days after the earliest last free day, 0 if in time; else null. */
  readonly daysLate: number | null;
}

type Facts = CheckFacts & Pick<Container, 'deadlines' | 'lastFreeDay' | 'podZone' | 'finalDestinationZone'>;
type Tracking = Pick<Shipment, 'carrierTracking'>;

const staleAfter = 7 * dayMilliseconds;

/**
 * The last free days of a container by source, with the days left; these are withheld where the data is too old to
 * count by (docs/interface.md 6.4).
 *
 * @param shipment null where it did not come with the container
 */
export function freeDays(container: Facts, shipment: Tracking | null, now: Instant): FreeDays {
  const deadlines = readDeadlines(container, now);
  const earliest = deadlines[0] ?? null;
  const pickup = pickedUp(container);
  if (pickup) {
    const daysLate = earliest ? Math.max(0, daysBetween(earliest.day, dayOf(pickup))) : null;
    return { deadlines, earliest, status: 'done', reason: null, daysLate };
  }
  const reason = earliest ? withheldReason(container, shipment, now) : freeDayNotReported;
  return { deadlines, earliest, status: reason ? 'unknown' : 'counting', reason, daysLate: null };
}

/** @param nearDays a last free day that is at most so many days away is near: `ExceptionSettings` */
export function freeDayUrgency(daysLeft: number, nearDays: number): FreeDayUrgency {
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= nearDays ? 'near' : 'later';
}

/**
 * Why what is reported of the pickup is too old to judge by, in words; null while it is good (docs/interface.md 6.4).
 *
 * @param shipment null where it did not come with the container
 */
export function withheldReason(
  container: CheckFacts,
  shipment: Tracking | null,
  now: Instant,
): string | null {
  if (shipment && isStopped(shipment.carrierTracking)) {
    return stoppedBeforePickup;
  }
  const { who, at } = lastCheck(container);
  if (at === null) return terminalNeverChecked;
  const age = now - at;
  return age <= staleAfter ? null : lastChecked(who, Math.floor(age / dayMilliseconds));
}

/** A last free day as it was reported. */
export interface ReportedFreeDay {
  readonly source: FreeDaySource;
  readonly deadline: Moment;
  /** At the place. */
  readonly day: CalendarDay;
}

/** Every last free day that is reported, by its source; the service's own only where it equals none of the others. */
export function reportedFreeDays({
  deadlines: { line, terminal, rail },
  lastFreeDay,
}: Pick<Container, 'deadlines' | 'lastFreeDay'>): ReportedFreeDay[] {
  const reported = [
    reportedBy('line', line),
    reportedBy('terminal', terminal),
    reportedBy('rail', rail),
  ].flat();
  const combined = reportedBy('combined', lastFreeDay).filter(
    ({ day }) => !reported.some((one) => one.day === day),
  );
  return [...reported, ...combined];
}

function reportedBy(source: FreeDaySource, deadline: Moment | null): ReportedFreeDay[] {
  return deadline ? [{ source, deadline, day: dayOf(deadline) }] : [];
}

function readDeadlines(container: Facts, now: Instant): FreeDay[] {
  const sorted = reportedFreeDays(container).toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  return sorted.map(({ source, deadline, day }) => {
    const zone = calendarOf(deadline, source, container);
    return {
      source,
      day,
      place: deadlinePlace(source, container),
      zone,
      // A day without a zone is compared with today in UTC, never with the viewer's.
      daysLeft: daysBetween(localDay(now, zone ?? utc), day),
      earliest: day === sorted[0]?.day,
    };
  });
}

// A day or digits without a zone belong to the place that the source speaks of.
function calendarOf(deadline: Moment, source: FreeDaySource, container: Facts): ZoneName | null {
  if (deadline.kind === 'zoned') return deadline.zoneNote === null ? deadline.zone : null;
  const name = deadlineZone(source, container) ?? container.podZone;
  return name === null ? null : readZone(name);
}
