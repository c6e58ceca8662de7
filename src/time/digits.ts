import { day, minute } from './durations.ts';
import * as words from './words.ts';

// Clock digits in words. Digits are milliseconds since 1970 as if they were UTC, whatever clock they were read from.

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
const minutesOfDay = Array.from(
  { length: 1440 },
  (_, value) => `${twoDigits[Math.floor(value / 60)]}:${twoDigits[value % 60]}`,
);

/** A day of the calendar in the ways that screens need it. */
interface DayText {
  readonly year: number;
  /** `Wed` */
  readonly weekday: string;
  /** `12 Aug` */
  readonly dayFirst: string;
  /** `Aug 12` */
  readonly monthFirst: string;
  /** `Wed 12 Aug 2026` */
  readonly long: string;
  /** `2026-08-12` */
  readonly iso: string;
}

// A fleet lives on a few hundred days, and a day costs more to write than all else of a moment.
const days = new Map<number, DayText>();

/** The day of some digits. */
export function dayText(digits: number): DayText {
  const number = Math.floor(digits / day);
  let text = days.get(number);
  if (!text) days.set(number, (text = writeDay(new Date(number * day))));
  return text;
}

function writeDay(date: Date): DayText {
  const year = date.getUTCFullYear();
  const [weekday = '', month = ''] = [words.weekdays[date.getUTCDay()], words.months[date.getUTCMonth()]];
  const dayOfMonth = date.getUTCDate();
  const dayFirst = words.dayMonth(dayOfMonth, month);
  const [iso = ''] = date.toISOString().split('T');
  return {
    year,
    weekday,
    dayFirst,
    monthFirst: words.monthDay(month, dayOfMonth),
    long: words.withWeekday(weekday, words.withYear(dayFirst, year)),
    iso,
  };
}

/** `14:05` */
export function timeText(digits: number): string {
  return minutesOfDay[Math.floor(millisecondsOfDay(digits) / minute)] ?? '';
}

/** `2:05 PM` */
export function halfDayText(digits: number): string {
  const minutes = Math.floor(millisecondsOfDay(digits) / minute);
  const hours = Math.floor(minutes / 60);
  const time = `${hours % 12 || 12}:${twoDigits[minutes % 60]}`;
  return hours < 12 ? words.beforeNoon(time) : words.afterNoon(time);
}

/** `2026-08-12T14:05:09`, without a fraction and a zone. */
export function isoText(digits: number): string {
  const seconds = twoDigits[Math.floor(millisecondsOfDay(digits) / 1000) % 60];
  return `${dayText(digits).iso}T${timeText(digits)}:${seconds}`;
}

/** To the millisecond. */
export function isMidnight(digits: number): boolean {
  return millisecondsOfDay(digits) === 0;
}

// The remainder by the day would be negative before 1970.
function millisecondsOfDay(digits: number): number {
  return digits - Math.floor(digits / day) * day;
}
