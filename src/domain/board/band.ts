import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import { longDay } from '#/time/longDay.ts';
import { withYear } from '#/time/longWords.ts';
import type { BoardLine } from './line.ts';
import { relativeAtPort, relativeDays, waitingBand } from './words.ts';

/**
 * The heading above rows of one day: `Saturday 21 November · today`. How far a day is from today is said by the clocks of
 * its rows, where they agree; `today at the port` where a reader's calendar says otherwise.
 *
 * @param rows at least one; without a day they are what waits
 * @param reader the day that it is where the board is read
 */
export function describeBand(rows: readonly Pick<BoardLine, 'day' | 'today'>[], reader: CalendarDay): string {
  const day = rows[0]?.day ?? null;
  if (day === null) return waitingBand;
  const [today, ...others] = new Set(rows.flatMap((row) => row.today ?? []));
  const words = longDay(day);
  const isThisYear = day.slice(0, 4) === (today ?? reader).slice(0, 4);
  const ahead = today === undefined || others.length > 0 ? NaN : daysBetween(today, day);
  const names = daysBetween(reader, day) === ahead ? relativeDays : relativeAtPort;
  return [isThisYear ? words : withYear(words, day.slice(0, 4)), names.get(ahead)]
    .filter((part) => part !== undefined)
    .join(' · ');
}
