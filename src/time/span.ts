import { daysBetween } from './calendarDay.ts';
import { day, hour, minute } from './durations.ts';
import { dayOf, mayLackTime } from './localDay.ts';
import { type Moment, sortKey } from './moment.ts';

/**
 * The time between two moments, with no more precision than the two carry. `exact`: two instants. `days`: two calendar days of
 * one zone. `about`: off by a day at most.
 */
export type Span =
  | { readonly precision: 'exact'; readonly milliseconds: number }
  | { readonly precision: 'days' | 'about'; readonly days: number };

/** Clocks are up to 14 hours ahead of UTC and up to 12 behind it. */
const [easternmost, westernmost] = [14 * hour, 12 * hour];
/** A number of days that may be off by one says something only from here on. */
const aboutFromDays = 3;

/**
 * The time from one moment to a later one, never negative. Null where the second is certainly the earlier one (live
 * records give days as midnights, so that steps of one day stand in any order: docs/interface.md trap 17), and where too
 * little is known to say.
 */
export function spanBetween(from: Moment, to: Moment): Span | null {
  const [first, second] = [possibleInstants(from), possibleInstants(to)];
  if (second.latest < first.earliest) return null;
  if (from.kind === 'zoned' && to.kind === 'zoned') {
    if (!mayLackTime(from) && !mayLackTime(to)) return { precision: 'exact', milliseconds: to.at - from.at };
    const days = daysBetween(dayOf(from), dayOf(to));
    if (days < 0) return null;
    if (from.zone === to.zone) return { precision: 'days', days };
  }
  const days = Math.round((middle(second) - middle(first)) / day);
  return days < aboutFromDays ? null : { precision: 'about', days };
}

/** A length of time as precisely as it is written: in minutes, from a day on in hours, from ten days on in days. */
export function roundedSpan(milliseconds: number): number {
  const unit = milliseconds >= 10 * day ? day : milliseconds >= day ? hour : minute;
  return Math.floor(milliseconds / unit) * unit;
}

/** Whether both are equally long and equally precise, as they are written. */
export function isSameSpan(a: Span, b: Span): boolean {
  if (a.precision === 'exact')
    return b.precision === 'exact' && roundedSpan(a.milliseconds) === roundedSpan(b.milliseconds);
  return b.precision !== 'exact' && a.precision === b.precision && a.days === b.days;
}

interface Range {
  readonly earliest: number;
  readonly latest: number;
}

const middle = ({ earliest, latest }: Range) => (earliest + latest) / 2;

// The instants that a moment may stand for: a whole day where no time is reported, any zone on earth where none is.
function possibleInstants(moment: Moment): Range {
  const start = sortKey(moment);
  const end = start + (mayLackTime(moment) ? day : 0);
  if (moment.kind === 'zoned') return { earliest: start, latest: end };
  return { earliest: start - easternmost, latest: end + westernmost };
}
