import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Container, PickupDeadlines } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { type CarrierWithheld, isStopped } from '#/domain/status/carrierTracking.ts';
import { pickedUp } from '#/domain/status/pickedUp.ts';
import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { day as dayMilliseconds } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { mayMeanDayAfter } from '#/time/utcMidnight.ts';
import { readZone, utc, type ZoneName } from '#/time/zone.ts';
import { type DeadlinePlace, deadlinePlace, deadlineZone } from './deadlineZone.ts';
import { type LastCheck, lastCheck } from './lastCheck.ts';
import { type CheckFacts, waitingPlace, wentInland } from './terminalReport.ts';

/**
 * Who reports a last free day. `combined` is the service's own value where it equals none of the others, `calculated` the
 * one that it calculates where no source reports any.
 */
export type FreeDaySource = keyof PickupDeadlines | 'combined' | 'calculated';

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
  /** Its source wrote midnight UTC, so it may mean the day after (utcMidnight.ts). */
  readonly mayBeDayAfter: boolean;
  /** Of the port, which the container has left for inland: no deadline any more. */
  readonly isHistory: boolean;
}

/**
 * `counting`: the days left are known. `unknown`: withheld, or no deadline is known; `reason` says which. `done`:
 * picked up; `daysLate` says how.
 */
export type FreeDayStatus = 'counting' | 'done' | 'unknown';

/** How urgent a number of days left is. `near` goes by the exception settings (docs/interface.md 6.4). */
export type FreeDayUrgency = 'overdue' | 'near' | 'later';

export interface FreeDays {
  /** Earliest first, and what is history after all that counts. */
  readonly deadlines: readonly FreeDay[];
  readonly earliest: FreeDay | null;
  readonly status: FreeDayStatus;
  /** Why the days left are withheld; else null. */
  readonly reason: UncountedFreeDay | null;
  /** What came as a last free day and is no date, as it came; else null. */
  readonly text: string | null;
  /** Of a container that was picked up: days after the earliest last free day, 0 if in time; else null. */
  readonly daysLate: number | null;
}

/** Why what is reported of the pickup is too old to judge by. `checkedAhead`: the time of the last check lies ahead. */
export type PickupWithheld =
  | { readonly code: 'pickupStopped' }
  | { readonly code: 'neverChecked' | 'checkedAhead'; readonly who: LastCheck['who'] }
  | { readonly code: 'lastChecked'; readonly who: LastCheck['who']; readonly days: number };

/** Why what the carrier, the terminal or the railroad reported is too old to judge by. */
export type Withheld = CarrierWithheld | PickupWithheld;

/** Why the days to the last free day are not counted. */
export type UncountedFreeDay =
  | PickupWithheld
  | { readonly code: 'notReported' }
  | { readonly code: 'unreadable'; readonly text: string };

type FreeDayRecord = Pick<Container, 'deadlines' | 'lastFreeDay' | 'calculatedFreeDay'>;
type Facts = CheckFacts & FreeDayRecord & Pick<Container, 'podZone' | 'finalDestinationZone' | 'unusedDates'>;

const staleAfter = 7 * dayMilliseconds;

/**
 * The last free days of a container by source, with the days left; these are withheld where the data is too old to
 * count by (docs/interface.md 6.4).
 *
 * @param shipment null where it did not come with the container
 */
export function freeDays(container: Facts, shipment: Shipment | null, now: Instant): FreeDays {
  const deadlines = readDeadlines(container, shipment, now);
  const earliest = deadlines.find((deadline) => deadline.earliest) ?? null;
  const pickup = pickedUp(container);
  const text = textOf(container);
  if (pickup) {
    const daysLate = earliest ? Math.max(0, daysBetween(earliest.day, dayOf(pickup))) : null;
    return { deadlines, earliest, status: 'done', reason: null, text, daysLate };
  }
  const missing: UncountedFreeDay = text === null ? { code: 'notReported' } : { code: 'unreadable', text };
  const reason = earliest ? pickupWithheld(container, shipment, now) : missing;
  return { deadlines, earliest, status: reason ? 'unknown' : 'counting', reason, text, daysLate: null };
}

/** A last free day that came and is no date, as it came; null where none did. */
const textOf = ({ unusedDates = [] }: Facts): string | null =>
  unusedDates.find(({ attribute, why }) => attribute.startsWith('pickup_lfd') && why === 'unreadable')
    ?.text ?? null;

/** @param nearDays a last free day that is at most so many days away is near: `ExceptionSettings` */
export function freeDayUrgency(daysLeft: number, nearDays: number): FreeDayUrgency {
  if (daysLeft < 0) return 'overdue';
  return daysLeft <= nearDays ? 'near' : 'later';
}

/**
 * Why what is reported of the pickup is too old to judge by; null while it is good (docs/interface.md 6.4).
 *
 * @param shipment null where it did not come with the container
 */
export function pickupWithheld(
  container: CheckFacts,
  shipment: Shipment | null,
  now: Instant,
): PickupWithheld | null {
  if (shipment && isStopped(shipment.carrierTracking)) return { code: 'pickupStopped' };
  const { who, at } = lastCheck(container, shipment);
  if (at === null) return { code: isCheckAhead(container, who) ? 'checkedAhead' : 'neverChecked', who };
  return isRecent(at, now)
    ? null
    : { code: 'lastChecked', who, days: Math.floor((now - at) / dayMilliseconds) };
}

/** Whether a check is reported whose time lies ahead, so that it says nothing (asOf.ts). */
const isCheckAhead = ({ asReported }: CheckFacts, who: LastCheck['who']) =>
  Boolean(who === 'terminal' ? asReported?.terminalCheckedAt : asReported?.railCheckedAt);

/** Whether what was learned then can be judged by yet; never, where it was not checked at all. */
export function isRecent(at: Instant | null, now: Instant): boolean {
  return at !== null && now - at <= staleAfter;
}

/** A last free day as it was reported. */
export interface ReportedFreeDay {
  readonly source: FreeDaySource;
  readonly deadline: Moment;
  /** At the place. */
  readonly day: CalendarDay;
}

/**
 * Every last free day that is reported, by its source; the service's own only where it equals none of the others, and what
 * it calculates only where there is none (docs/interface.md 3.12).
 */
export function reportedFreeDays({
  deadlines: { line, terminal, rail },
  lastFreeDay,
  calculatedFreeDay,
}: FreeDayRecord): ReportedFreeDay[] {
  const reported = [
    reportedBy('line', line),
    reportedBy('terminal', terminal),
    reportedBy('rail', rail),
  ].flat();
  const combined = reportedBy('combined', lastFreeDay).filter(
    ({ day }) => !reported.some((one) => one.day === day),
  );
  const all = [...reported, ...combined];
  return all.length > 0 ? all : reportedBy('calculated', calculatedFreeDay?.deadline ?? null);
}

function reportedBy(source: FreeDaySource, deadline: Moment | null): ReportedFreeDay[] {
  return deadline ? [{ source, deadline, day: dayOf(deadline) }] : [];
}

/** The last free day that counts; null where none is reported but at a port that the container has left. */
export function earliestFreeDay(container: Facts, shipment: Shipment | null): CalendarDay | null {
  return firstOf(inOrder(container, shipment));
}

/** The same, with the zone of its calendar; null where that is not reported. */
export function earliestInZone(
  container: Facts,
  shipment: Shipment | null,
): Pick<FreeDay, 'day' | 'zone'> | null {
  const [first] = inOrder(container, shipment);
  if (!first || first.isHistory) return null;
  return { day: first.day, zone: calendarOf(first.deadline, first.source, container) };
}

function firstOf([first]: ReturnType<typeof inOrder>): CalendarDay | null {
  return first && !first.isHistory ? first.day : null;
}

/** The last free days that are deadlines yet: none of the port it has left for inland, and none once it is picked up. */
export function countingFreeDays(
  container: CheckFacts & FreeDayRecord,
  shipment: Shipment | null,
): ReportedFreeDay[] {
  if (waitingPlace(container, shipment) === null) return [];
  return inOrder(container, shipment).filter(({ isHistory }) => !isHistory);
}

/** Earliest first, and what is history after all that counts. */
function inOrder(container: CheckFacts & FreeDayRecord, shipment: Shipment | null) {
  const reported = reportedFreeDays(container);
  const isInland = reported.length > 0 && wentInland(container, shipment);
  return reported
    .map((one) => ({ ...one, isHistory: isInland && one.source === 'terminal' }))
    .toSorted((a, b) => Number(a.isHistory) - Number(b.isHistory) || compareCodeUnits(a.day, b.day));
}

function readDeadlines(container: Facts, shipment: Shipment | null, now: Instant): FreeDay[] {
  const sorted = inOrder(container, shipment);
  const first = firstOf(sorted);
  return sorted.map(({ source, deadline, day, isHistory }) => {
    const zone = calendarOf(deadline, source, container);
    return {
      source,
      day,
      place: deadlinePlace(source, container),
      zone,
      // A day without a zone is compared with today in UTC, never with the viewer's.
      daysLeft: daysBetween(localDay(now, zone ?? utc), day),
      earliest: day === first && !isHistory,
      mayBeDayAfter: mayMeanDayAfter(deadline),
      isHistory,
    };
  });
}

// A day or digits without a zone belong to the place that the source speaks of.
function calendarOf(deadline: Moment, source: FreeDaySource, container: Facts): ZoneName | null {
  if (deadline.kind === 'zoned') return deadline.unknownZone === null ? deadline.zone : null;
  const name = deadlineZone(source, container) ?? container.podZone;
  return name === null ? null : readZone(name);
}
