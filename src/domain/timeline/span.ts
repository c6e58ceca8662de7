import { daysBetween } from '#/time/calendarDay.ts';
import { day, hour } from '#/time/durations.ts';
import { dayOf, mayLackTime } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { formatSpan } from '#/time/relative.ts';
import { wholeDays } from '#/time/words.ts';

/** The time between two moments, with no more precision than the two carry. */
export interface Span {
  /** `4 d 6 h`, `4 days`, `about 4 days`, `less than a minute`, `same day`. */
  readonly words: string;
  /** `exact`: two instants. `days`: two calendar days of one zone. `about`: off by a day at most. */
  readonly precision: 'exact' | 'days' | 'about';
  /** Null unless exact. Never negative. */
  readonly milliseconds: number | null;
}

/** Clocks are up to 14 hours ahead of UTC and up to 12 behind it. */
const [easternmost, westernmost] = [14 * hour, 12 * hour];
/** A number of days that may be off by one says something only from here on. */
const aboutFromDays = 3;

/**
 * The time from one moment to a later one. Null where the second is certainly the earlier one (live records give
 * days as midnights, so that steps of one day stand in any order: docs/interface.md trap 17), and where too little is
 * known to say.
 */
export function spanBetween(from: Moment, to: Moment): Span | null {
  const [first, second] = [possibleInstants(from), possibleInstants(to)];
  if (second.latest < first.earliest) return null;
  if (from.kind === 'zoned' && to.kind === 'zoned') {
    if (!mayLackTime(from) && !mayLackTime(to)) return exactSpan(to.at - from.at);
    const days = daysBetween(dayOf(from), dayOf(to));
    if (days < 0) return null;
    if (from.zone === to.zone) return { words: formatDay(days), precision: 'days', milliseconds: null };
  }
  const days = Math.round((middle(second) - middle(first)) / day);
  if (days < aboutFromDays) return null;
  return { words: `about ${days} days`, precision: 'about', milliseconds: null };
}

function exactSpan(milliseconds: number): Span {
  return {
    words: formatSpan(milliseconds) ?? 'less than a minute',
    precision: 'exact',
    milliseconds,
  };
}

function formatDay(days: number): string {
  return days === 0 ? sameDaySpan : wholeDays(days);
}

/** Of two moments on one calendar day. */
export const sameDaySpan = 'same day';

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
