import { language } from '#/language/language.ts';
import type { CalendarDay } from './calendarDay.ts';
import { dayMonth, type LongParts } from './longWords.ts';

const format = new Intl.DateTimeFormat(language, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export const longParts = (day: CalendarDay): LongParts =>
  Object.fromEntries(
    format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]),
  ) as unknown as LongParts; // The three that were asked for, with what stands between them.

/** `Thursday 26 November` */
export const longDay = (day: CalendarDay): string => dayMonth(longParts(day));
