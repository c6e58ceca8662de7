import { mayLackTime } from './dayOnly.ts';
import { type Moment, sortKey } from './moment.ts';
import { momentShift, shifted } from './momentShift.ts';
import { wholeDays } from './words.ts';
import { atAnotherTime, inHours } from './words.ts';

/**
 * How a moment has moved in words: `2 days later`, `5 h earlier`. Null where no plan changes by it: less than an hour
 * on the same day, a time added to a known day, a zone added to known digits.
 */
export function describeMove(from: Moment, to: Moment): string | null {
  if (from.kind !== 'day' && to.kind !== 'day' && sortKey(from) === sortKey(to)) return null;
  const { days, hours } = momentShift(from, to);
  if (days !== 0) return formatDayShift(days);
  if (hours !== null) return hours === 0 ? null : shifted(hours, inHours);
  return mayLackTime(from) || mayLackTime(to) ? null : atAnotherTime;
}

/** `2 days later`, `1 day earlier`. */
export function formatDayShift(days: number): string {
  return shifted(days, wholeDays);
}
