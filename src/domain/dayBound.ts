import { addDays, type CalendarDay, parseCalendarDay } from '#/time/calendarDay.ts';
import { type Instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import type { ZoneName } from '#/time/zone.ts';

declare const dayBoundBrand: unique symbol;

/** One end of a window of days: a day of the calendar, `today`, or days from today such as `+7d` and `-3d`. */
export type DayBound = string & { readonly [dayBoundBrand]: true };

const relative = /^([+-])(\d{1,4})d$/;

/** Null for anything else, and for a day that no calendar has. An address may have a blank for its `+`. */
export function parseDayBound(text: string): DayBound | null {
  const written = text.trim().toLowerCase();
  const bound = /^\d{1,4}d$/.test(written) ? `+${written}` : written;
  if (bound === 'today' || relative.test(bound) || parseCalendarDay(bound)) return bound as DayBound;
  return null;
}

/** The day that a bound means at a place; `today` is what the calendar on the wall there says. */
export function boundDay(bound: DayBound, now: Instant, zone: ZoneName): CalendarDay {
  const day = parseCalendarDay(bound);
  if (day) return day;
  const [, sign, count] = relative.exec(bound) ?? [];
  const days = Number(count ?? 0);
  return addDays(localDay(now, zone), sign === '-' ? -days : days);
}
