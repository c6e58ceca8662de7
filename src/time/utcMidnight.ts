import { dayOfDigits, isMidnight } from './digits.ts';
import { dayOf, mayLackTime } from './localDay.ts';
import type { Moment } from './moment.ts';

/**
 * Whether a moment is midnight UTC and stands in the day before at its place: a source that knows only the day and wrote it
 * so may mean the day after (docs/interface.md 6.2).
 */
export function mayMeanDayAfter(moment: Moment): boolean {
  if (moment.kind !== 'zoned' || moment.unknownZone !== null || mayLackTime(moment)) return false;
  return isMidnight(moment.at) && dayOf(moment) < dayOfDigits(moment.at);
}
