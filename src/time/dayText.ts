import { timeText } from './digits.ts';
import { day } from './durations.ts';
import * as words from './words.ts';

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
}

// A fleet lives on a few hundred days, and a day costs more to write than all else of a moment.
const days = new Map<number, DayText>();

/** The day of some digits (digits.ts), in words. */
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
  return {
    year,
    weekday,
    dayFirst,
    monthFirst: words.monthDay(month, dayOfMonth),
    long: words.withWeekday(weekday, words.withYear(dayFirst, year)),
  };
}

/** `2:05 PM` */
export function halfDayText(digits: number): string {
  const [hours = '', minutes = ''] = timeText(digits).split(':');
  const time = `${Number(hours) % 12 || 12}:${minutes}`;
  return Number(hours) < 12 ? words.beforeNoon(time) : words.afterNoon(time);
}
