import { type CalendarDay, daysBetween } from '#/time/calendarDay.ts';
import type { DatedRow } from './datedRow.ts';

/** What rows stand under: a day, or that they wait for their pickup. */
export type Band =
  | { readonly code: 'waiting' }
  | {
      readonly code: 'day';
      readonly day: CalendarDay;
      readonly isThisYear: boolean;
      /** Days from today by the clocks of its rows; null where they do not agree, or none says which day it is. */
      readonly ahead: number | null;
      /** Whether a reader's own calendar has it as many days from today. */
      readonly readerAgrees: boolean;
    };

/**
 * @param rows at least one; without a day they are what waits
 * @param reader the day that it is where the board is read
 */
export function bandOf(rows: readonly Pick<DatedRow, 'day' | 'today'>[], reader: CalendarDay): Band {
  const day = rows[0]?.day ?? null;
  if (day === null) return { code: 'waiting' };
  const [today, ...others] = new Set(rows.flatMap((row) => row.today ?? []));
  const ahead = today === undefined || others.length > 0 ? null : daysBetween(today, day);
  return {
    code: 'day',
    day,
    isThisYear: day.slice(0, 4) === (today ?? reader).slice(0, 4),
    ahead,
    readerAgrees: ahead === daysBetween(reader, day),
  };
}
