import { mayLackTime } from './dayOnly.ts';
import { dayOf } from './localDay.ts';
import type { Moment } from './moment.ts';
import { wallClock } from './zoneOffsets.ts';

/** Whether two moments are written alike: the same instant, day or digits. */
export function isSameMoment(a: Moment | null, b: Moment | null): boolean {
  if (!a || !b) return a === b;
  if (a.kind === 'zoned') return b.kind === 'zoned' && a.at === b.at;
  if (a.kind === 'wallClock') return b.kind === 'wallClock' && a.digits === b.digits;
  return b.kind === 'day' && a.day === b.day;
}

/**
 * Whether two moments can be one: digits without a zone are compared with the clock of the other's place, and where
 * either is only a day, so are the days (docs/interface.md 6.1).
 */
export function mayBeSameMoment(a: Moment, b: Moment): boolean {
  if (a.kind === 'zoned' && b.kind === 'wallClock') return wallClock(a.at, a.zone) === b.digits;
  if (a.kind === 'wallClock' && b.kind === 'zoned') return mayBeSameMoment(b, a);
  return a.kind === b.kind ? isSameMoment(a, b) : dayOf(a) === dayOf(b);
}

/** Whether two sources may mean one moment: one that has only days does not contradict one that has the hour. */
export function mayAgree(a: Moment, b: Moment): boolean {
  return mayBeSameMoment(a, b) || ((mayLackTime(a) || mayLackTime(b)) && dayOf(a) === dayOf(b));
}
