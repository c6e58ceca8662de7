import { addDays, type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';

/** One end of a window of days: a day of the calendar, `today`, or days from today such as `+7d` and `-3d`. */
export type DayBound = CalendarDay | 'today' | `${'+' | '-'}${number}d`;

const relative = /^([+-])(\d{1,4})d$/;

/** Null for what is none, such as a day that no calendar has. A `+` that an address lost is put back. */
export function parseDayBound(text: string): DayBound | null {
  const written = text.trim().toLowerCase();
  const bound = /^\d{1,4}d$/.test(written) ? `+${written}` : written;
  if (bound === 'today' || relative.test(bound)) return bound as DayBound;
  return parseCalendarDay(bound);
}

/** Days from today; null for a day of the calendar. */
export function boundOffset(bound: DayBound): number | null {
  if (bound === 'today') return 0;
  const [, sign, count] = relative.exec(bound) ?? [];
  if (count === undefined) return null;
  return sign === '-' ? -Number(count) : Number(count);
}

/** The day that a bound means at a place, where `today` is what the calendar on the wall says. */
export function boundDay(bound: DayBound, now: Instant, zone: ZoneName): CalendarDay {
  const offset = boundOffset(bound);
  return offset === null ? (bound as CalendarDay) : addDays(localDay(now, zone), offset);
}
