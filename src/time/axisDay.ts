import type { CalendarDay } from './calendarDay.ts';
import { dayText } from './dayText.ts';
import type { FormatOptions } from './format.ts';

/** `12 Aug` on an axis, whose days are near enough to need neither weekday nor year. */
export function axisDay(date: CalendarDay, { dateOrder }: Pick<FormatOptions, 'dateOrder'>): string {
  if (dateOrder === 'iso') return date;
  const { dayFirst, monthFirst } = dayText(Date.parse(date));
  return dateOrder === 'monthFirst' ? monthFirst : dayFirst;
}
