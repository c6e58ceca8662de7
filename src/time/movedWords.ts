import { mayLackTime } from './format.ts';
import { type Moment, sortKey } from './moment.ts';
import { dayShiftWords, momentShift, shifted } from './momentShift.ts';
import { atAnotherTime, inHours } from './words.ts';

/**
 * How a moment has moved in words: `2 days later`, `5 h earlier`. Null where no plan changes by it: less than an hour
 * on the same day, a time added to a known day, a zone added to known digits.
 */
export function movedWords(from: Moment, to: Moment): string | null {
  if (from.kind !== 'day' && to.kind !== 'day' && sortKey(from) === sortKey(to)) return null;
  const { days, hours } = momentShift(from, to);
  if (days !== 0) return dayShiftWords(days);
  if (hours !== null) return hours === 0 ? null : shifted(hours, inHours);
  return mayLackTime(from) || mayLackTime(to) ? null : atAnotherTime;
}
