import { daysBetween } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { dayOf, mayAgree, mayLackTime } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { Statement } from './statement.ts';

/** How far two sources are apart. */
export type Distance =
  /** Calendar days at the places. */
  | { readonly code: 'days'; readonly days: number }
  /** Where both have the hour and are less than a day apart. */
  | { readonly code: 'time'; readonly milliseconds: number }
  /** Digits without a zone that stand on the same day, yet are not the same. */
  | { readonly code: 'lessThanADay' };

/** Whether those who speak of one fact say the same. */
export type Agreement =
  | { readonly kind: 'single' }
  | { readonly kind: 'agrees'; readonly count: number }
  /** `apart`: how far the furthest two are from each other. */
  | { readonly kind: 'differs'; readonly count: number; readonly apart: Distance };

/** Compares the statements that still count; an estimate is not held against what has happened. */
export function agreementOf(statements: readonly Statement[]): Agreement {
  const status = statements.filter(({ superseded }) => superseded === null);
  const moments = status.map(({ moment }) => moment).filter((moment) => moment !== null);
  const count = status.length;
  const [first] = moments;
  if (count < 2 || !first) return { kind: 'single' };
  const [apart] = moments
    .flatMap((one, index) => moments.slice(index + 1).map((other) => distance(one, other)))
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!apart || moments.every((moment) => mayAgree(first, moment))) return { kind: 'agrees', count };
  return { kind: 'differs', count, apart };
}

function distance(a: Moment, b: Moment): Distance {
  const exact = a.kind === 'zoned' && b.kind === 'zoned' && !mayLackTime(a) && !mayLackTime(b);
  const milliseconds = exact ? Math.abs(a.at - b.at) : Infinity;
  if (milliseconds < day) return { code: 'time', milliseconds };
  const days = Math.abs(daysBetween(dayOf(a), dayOf(b)));
  return days === 0 ? { code: 'lessThanADay' } : { code: 'days', days };
}

/** In milliseconds, to compare by; where it is not known, the least. */
function lengthOf(apart: Distance): number {
  switch (apart.code) {
    case 'days':
      return apart.days * day;
    case 'time':
      return apart.milliseconds;
    case 'lessThanADay':
      return 1;
  }
}
