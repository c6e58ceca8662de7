import { daysBetween } from './calendarDay.ts';
import { day, hour } from './durations.ts';
import type { Instant } from './instant.ts';
import { dayOf, localDay, mayLackTime } from './localDay.ts';
import type { Moment } from './moment.ts';
import type { Span } from './span.ts';

/** How far the clocks of the westernmost zone are behind UTC: digits without a zone may be as late as that. */
const westernmost = 12 * hour;

/**
 * Whether a moment is over for certain at that instant. Where only the day is known, the whole day at the place has
 * to be over; where the zone is unknown, it has to be over everywhere on earth.
 */
export function hasPassed(moment: Moment, now: Instant): boolean {
  switch (moment.kind) {
    case 'zoned':
      return mayLackTime(moment) ? dayOf(moment) < localDay(now, moment.zone) : moment.at < now;
    case 'wallClock':
      return moment.digits + (mayLackTime(moment) ? day : 0) + westernmost < now;
    case 'day':
      return Date.parse(moment.day) + day + westernmost <= now;
  }
}

/** How long an estimate is over that nothing has confirmed; null where the zone is unknown: it might be half a day off. */
export function overdueFor(estimate: Moment | null, now: Instant): Span | null {
  if (estimate?.kind !== 'zoned' || estimate.unknownZone !== null) return null;
  if (!mayLackTime(estimate)) return { precision: 'exact', milliseconds: now - estimate.at };
  return { precision: 'days', days: daysBetween(dayOf(estimate), localDay(now, estimate.zone)) };
}
