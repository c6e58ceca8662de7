import { mayLackTime } from './dayOnly.ts';
import { dayOf, localDay } from './localDay.ts';
import type { Moment } from './moment.ts';

/**
 * Whether times cannot say which of two moments is the earlier: one of them may be only a day (docs/interface.md 6.1), and
 * the other lies within that day.
 */
export function isWithinDay(a: Moment, b: Moment): boolean {
  return (mayLackTime(a) && isOnDayOf(a, b)) || (mayLackTime(b) && isOnDayOf(b, a));
}

/** By the clock of the place of the day, where both have a zone; else each by its own calendar. */
function isOnDayOf(whole: Moment, moment: Moment): boolean {
  const isZoned = whole.kind === 'zoned' && moment.kind === 'zoned';
  return dayOf(whole) === (isZoned ? localDay(moment.at, whole.zone) : dayOf(moment));
}
