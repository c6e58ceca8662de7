/** Days from today, by their offset. */
export function dayWords(offset: number): string {
  if (Math.abs(offset) > 1) return offset > 0 ? `${offset} days from now` : `${-offset} days ago`;
  return offset === 0 ? 'today' : offset > 0 ? 'tomorrow' : 'yesterday';
}

/** Windows of days. */
export const pastDays = (count: number): string => `past ${count} days`;
export const nextDays = (count: number): string => `next ${count} days`;
export const pastAndNext = (past: number, next: number): string => `past ${past} and next ${next} days`;
export const yesterdayAndToday = 'yesterday and today';
export const todayAndTomorrow = 'today and tomorrow';
export const fromNow = (first: number, last: number): string => `${first} to ${last} days from now`;
export const daysAgo = (first: number, last: number): string => `${first} to ${last} days ago`;
export const dayToDay = (from: string, to: string): string => `${from} to ${to}`;
export const orLater = (day: string): string => `${day} or later`;
export const orEarlier = (day: string): string => `${day} or earlier`;
export const anyDay = 'any day';
