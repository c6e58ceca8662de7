import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { longDay } from '#/time/longDay.ts';
import { withYear } from '#/time/longWords.ts';
import { relativeDays, waitingBand } from './words.ts';

/**
 * The heading above rows of one day: `Saturday 21 November · today`.
 *
 * @param day null for what waits, whichever day it arrived
 * @param today that of the board's first clock; null where it has none
 */
export function describeBand(day: CalendarDay | null, today: CalendarDay | null): string {
  if (day === null) return waitingBand;
  const words = longDay(day);
  if (today === null) return words;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const relative = relativeDays.get(daysBetween(today, day));
  return [isThisYear ? words : withYear(words, day.slice(0, 4)), relative]
    .filter((part) => part !== undefined)
    .join(' · ');
}
