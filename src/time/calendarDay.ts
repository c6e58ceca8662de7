import { day as dayMilliseconds } from './durations.ts';

declare const calendarDayBrand: unique symbol;

/** A day on a wall calendar, `YYYY-MM-DD`. It has no zone and is not an instant. */
export type CalendarDay = string & { readonly [calendarDayBrand]: true };

// The same years as those of an instant (instant.ts).
const isoDay = /^((?:18|19|20|21)\d{2})-(\d{2})-(\d{2})$/;

/** Reads `YYYY-MM-DD`; null for anything else and for days that no calendar has, such as 2026-02-30. */
export function parseCalendarDay(text: string): CalendarDay | null {
  if (!isoDay.test(text)) return null;
  const atMidnight = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(atMidnight.getTime()) && atMidnight.toISOString().slice(0, 10) === text;
  return exists ? (text as CalendarDay) : null;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Daylight saving cannot shift it. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMilliseconds);
}

/** The day so many days later; earlier if negative. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(day) + count * dayMilliseconds).toISOString().slice(0, 10) as CalendarDay;
}

/** The number of a day, one more each day: to count with many of them. */
export const dayNumber = (day: CalendarDay): number => Math.round(Date.parse(day) / dayMilliseconds);

/** The day of that number. */
export const numberedDay = (number: number): CalendarDay =>
  new Date(number * dayMilliseconds).toISOString().slice(0, 10) as CalendarDay;
