import type { CalendarDay } from './calendarDay.ts';
import { dayText } from './digits.ts';
import type { FormatOptions } from './format.ts';

/** `12 Aug` on an axis, whose days are near enough to need neither weekday nor year. */
export function axisDay(date: CalendarDay, { dateOrder }: Pick<FormatOptions, 'dateOrder'>): string {
  const { dayFirst, monthFirst, iso } = dayText(Date.parse(date));
  if (dateOrder === 'iso') return iso;
  return dateOrder === 'monthFirst' ? monthFirst : dayFirst;
}
