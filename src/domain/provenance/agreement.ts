import { daysBetween } from '#/time/calendarDay.ts';
import { day } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { dayOf, mayAgree, mayLackTime } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import { wholeDays } from '#/time/words.ts';
import type { Statement } from './statement.ts';

/** Facts that no event stands for. */
export const ownLabels: Readonly<Record<string, string>> = {
  lastFreeDay: 'Last free day',
  appointment: 'Pickup appointment',
};

/** How far two sources are apart. */
const lessThanADay = 'less than a day';

/** Whether those who speak of one fact say the same. */
export type Agreement =
  | { readonly kind: 'single' }
  | { readonly kind: 'agrees'; readonly count: number }
  /** `apart`: `2 days`, `3 h`, `40 min`; how far the furthest two are from each other. */
  | { readonly kind: 'differs'; readonly count: number; readonly apart: string };

/** Compares the statements that still count; an estimate is not held against what has happened. */
export function agreementOf(statements: readonly Statement[]): Agreement {
  const status = statements.filter(({ superseded }) => superseded === null);
  const moments = status.map(({ moment }) => moment).filter((moment) => moment !== null);
  const count = status.length;
  const [first] = moments;
  if (count < 2 || !first) return { kind: 'single' };
  if (moments.every((moment) => mayAgree(first, moment))) return { kind: 'agrees', count };
  const pairs = moments.flatMap((one, index) =>
    moments.slice(index + 1).map((other) => [one, other] as const),
  );
  const [furthest] = pairs
    .map(([one, other]) => distance(one, other))
    .toSorted((a, b) => b.milliseconds - a.milliseconds);
  return { kind: 'differs', count, apart: furthest?.words ?? '' };
}

/** Calendar days at the places, or hours where both have the hour and are less than a day apart. */
function distance(a: Moment, b: Moment): { milliseconds: number; words: string } {
  const exact = a.kind === 'zoned' && b.kind === 'zoned' && !mayLackTime(a) && !mayLackTime(b);
  const milliseconds = exact ? Math.abs(a.at - b.at) : Infinity;
  if (milliseconds < day) return { milliseconds, words: formatDuration(milliseconds) };
  const days = Math.abs(daysBetween(dayOf(a), dayOf(b)));
  // Digits without a zone that stand on the same day, yet are not the same.
  if (days === 0) return { milliseconds: 1, words: lessThanADay };
  return { milliseconds: days * day, words: wholeDays(days) };
}
