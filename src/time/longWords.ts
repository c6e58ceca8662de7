/** What a long date is written with, each in the form that it has there: `Thursday`, `26`, `November`; in Chinese the month is its number. */
export type LongParts = Readonly<Record<'weekday' | 'day' | 'month', string>>;

export const dayMonth = ({ weekday, day, month }: LongParts): string => `${weekday} ${day} ${month}`;
/** @param date a weekday with its day and month */
export const withYear = (date: string, year: string): string => `${date} ${year}`;
