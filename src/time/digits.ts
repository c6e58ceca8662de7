import type { CalendarDay } from './calendarDay.ts';
import { day, minute } from './durations.ts';

// Digits of a clock, alike in every language; dayText.ts has them in words. They are milliseconds since 1970 as if they were UTC, whatever clock they were read from.

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
const minutesOfDay = Array.from(
  { length: 1440 },
  (_, value) => `${twoDigits[Math.floor(value / 60)]}:${twoDigits[value % 60]}`,
);

// A fleet lives on a few hundred days.
const days = new Map<number, CalendarDay>();

/** The day of some digits. */
export function dayOfDigits(digits: number): CalendarDay {
  const number = Math.floor(digits / day);
  const known = days.get(number);
  if (known !== undefined) return known;
  const [text = ''] = new Date(number * day).toISOString().split('T');
  days.set(number, text as CalendarDay);
  return text as CalendarDay;
}

/** `14:05` */
export function timeText(digits: number): string {
  return minutesOfDay[Math.floor(millisecondsOfDay(digits) / minute)] ?? '';
}

/** `2026-08-12T14:05:09`, without a fraction and a zone. */
export function isoText(digits: number): string {
  const seconds = twoDigits[Math.floor(millisecondsOfDay(digits) / 1000) % 60];
  return `${dayOfDigits(digits)}T${timeText(digits)}:${seconds}`;
}

/** To the millisecond. */
export function isMidnight(digits: number): boolean {
  return millisecondsOfDay(digits) === 0;
}

// The remainder by the day would be negative before 1970.
function millisecondsOfDay(digits: number): number {
  return digits - Math.floor(digits / day) * day;
}
