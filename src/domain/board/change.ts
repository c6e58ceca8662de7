import type { Instant } from '#/time/instant.ts';
import { overdueFor } from '#/time/overdue.ts';
import type { ArrivalRow } from './arrivals.ts';
import { type BoardWord, nothing, word } from './word.ts';
import { estimatesDiffer, overdueBy } from './words.ts';

/** How an arrival compares with the original ETA. What is overdue is never on time or early. */
export function changeWord({ change, disputed, status, moment }: ArrivalRow, now: Instant): BoardWord {
  if (status === 'overdue') {
    const time = overdueFor(moment, now);
    return time === null ? nothing : word(overdueBy(time), 'bad');
  }
  if (disputed) return word(estimatesDiffer, 'watch');
  if (!change) return nothing;
  const late = change.days > 0 || (change.days === 0 && (change.hours ?? 0) > 0);
  const moved = change.days !== 0 || (change.hours ?? 0) !== 0;
  return word(change.words, late ? 'watch' : moved ? 'good' : 'plain');
}
