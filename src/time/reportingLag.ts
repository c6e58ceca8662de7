import { daysBetween } from './calendarDay.ts';
import { dayOfDigits } from './digits.ts';
import type { Instant } from './instant.ts';
import { dayOf, localDay, mayLackTime } from './localDay.ts';
import type { Moment } from './moment.ts';
import type { Span } from './span.ts';

/** From here on, not knowing the zone makes no difference worth withholding. */
const aboutFromDays = 3;

/**
 * How long after something happened the service learned of it, negative where it was before. Where the source gives only
 * the day, calendar days at the place are counted; where the zone is unknown, the two are up to a day apart, so a few
 * days are said as "about" and fewer not at all.
 *
 * @param learnedAt system time (`created_at`), real UTC
 * @returns null where either is unknown or the two cannot be compared
 */
export function reportingLag(when: Moment | null, learnedAt: Instant | null): Span | null {
  if (when === null || learnedAt === null) return null;
  if (when.kind !== 'zoned') {
    const days = daysBetween(dayOf(when), dayOfDigits(learnedAt));
    return Math.abs(days) < aboutFromDays ? null : { precision: 'about', days };
  }
  if (mayLackTime(when))
    return { precision: 'days', days: daysBetween(dayOf(when), localDay(learnedAt, when.zone)) };
  return { precision: 'exact', milliseconds: learnedAt - when.at };
}
