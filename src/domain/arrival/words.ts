import { isLater, type MomentShift } from '#/time/momentShift.ts';
import { inDays, inHours } from '#/time/words.ts';

export const arrivalStateWords = {
  expected: 'Estimated',
  overdue: 'Overdue',
  arrived: 'Arrived',
  not_reported: 'Not reported',
} as const;
/** Of an arrival that has happened, where its time is not reported. */
export const arrivedWithoutTime = (isEstimated: boolean): string =>
  `${arrivalStateWords.arrived}, time ${isEstimated ? 'estimated' : 'not reported'}`;

/** How far an ETA has moved: `2 d`, `3 h`; null where the day is the same and no hours can be counted. */
export function shiftLength({ days, hours }: MomentShift): string | null {
  if (days !== 0) return inDays(Math.abs(days));
  return hours ? inHours(Math.abs(hours)) : null;
}

/** `slipped 2 d`, `pulled in 5 h`, `on time`. */
export function changeWords(shift: MomentShift): string {
  const length = shiftLength(shift);
  if (length === null) return 'on time';
  return `${isLater(shift) ? 'slipped' : 'pulled in'} ${length}`;
}

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
