import { type CalendarDay, daysBetween } from './calendarDay.ts';
import { dayText } from './digits.ts';
import { minute } from './durations.ts';
import { formatDuration } from './format.ts';
import type { Instant } from './instant.ts';
import { dayOf, localDay, mayLackTime } from './localDay.ts';
import type { Moment } from './moment.ts';
import { about, atOnce, before, later, sameDay, wholeDays } from './words.ts';

/** From here on, not knowing the zone makes no difference worth withholding. */
const aboutFromDays = 3;

export interface ReportingLag {
  /** `6 h later`, `at once`, `the same day`, `about 4 days later`, `2 d before`. */
  readonly words: string;
  /** Positive when it was learned after it happened; null where only days can be compared. */
  readonly milliseconds: number | null;
}

/**
 * How long after something happened the service learned of it. Where the source gives only the day, calendar days at
 * the place are counted; where the zone is unknown, the two are up to a day apart, so a few days are said as
 * "about" and fewer not at all.
 *
 * @param learnedAt system time (`created_at`), real UTC
 * @returns null where either is unknown or the two cannot be compared
 */
export function reportingLag(when: Moment | null, learnedAt: Instant | null): ReportingLag | null {
  if (when === null || learnedAt === null) return null;
  if (when.kind !== 'zoned') {
    const days = daysBetween(dayOf(when), dayText(learnedAt).iso as CalendarDay);
    return Math.abs(days) < aboutFromDays ? null : inWholeDays(days, about);
  }
  if (mayLackTime(when)) return inWholeDays(daysBetween(dayOf(when), localDay(learnedAt, when.zone)));
  const milliseconds = learnedAt - when.at;
  return { words: formatExact(milliseconds), milliseconds };
}

function formatExact(milliseconds: number): string {
  const distance = Math.abs(milliseconds);
  if (distance < minute) return atOnce;
  return side(milliseconds, formatDuration(distance));
}

function inWholeDays(days: number, lead: (words: string) => string = (words) => words): ReportingLag {
  const words = days === 0 ? sameDay : lead(side(days, wholeDays(Math.abs(days))));
  return { words, milliseconds: null };
}

const side = (lag: number, length: string) => (lag > 0 ? later(length) : before(length));
