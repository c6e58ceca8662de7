import { daysBetween } from './calendarDay.ts';
import { hour } from './durations.ts';
import { dayOf, mayLackTime } from './localDay.ts';
import type { Moment } from './moment.ts';

export interface MomentShift {
  /** Calendar days, each at its own place; positive is later. */
  readonly days: number;
  /** Whole hours; null where one of the two is known only by its day or its zone is unknown. */
  readonly hours: number | null;
}

/** How far one moment is from another. */
export function momentShift(from: Moment, to: Moment): MomentShift {
  return { days: daysBetween(dayOf(from), dayOf(to)), hours: hoursBetween(from, to) };
}

export const isLater = ({ days, hours }: MomentShift): boolean => (days || hours || 0) > 0;

function hoursBetween(from: Moment, to: Moment): number | null {
  const hours = exactHoursBetween(from, to);
  return hours === null ? null : Math.trunc(hours);
}

/** To compare with a limit, which whole hours would move by up to one; null as `hours` above. */
export function exactHoursBetween(from: Moment, to: Moment): number | null {
  if (from.kind !== 'zoned' || to.kind !== 'zoned' || mayLackTime(from) || mayLackTime(to)) return null;
  return (to.at - from.at) / hour;
}
