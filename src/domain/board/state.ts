import type { Instant } from '#/time/instant.ts';
import { overdueFor } from '#/time/overdue.ts';
import type { ArrivalRow } from './arrivals.ts';
import { type BoardCell, cell } from './cell.ts';
import type { BoardSettings } from './settings.ts';
import { boardTime } from './time.ts';
import { estimatesDiffer, originalTime, overdueBy } from './words.ts';

type Clock = BoardSettings['zone'];

/** How an arrival compares with the original ETA. */
export function stateCell(
  { change, original, disputed, status, moment }: ArrivalRow,
  clock: Clock,
  now: Instant,
): BoardCell {
  const first = original ? originalTime(boardTime(original, clock, now).text) : '';
  if (status === 'overdue') {
    const time = overdueFor(moment, now);
    return cell(time === null ? '' : overdueBy(time), first, 'bad');
  }
  if (disputed) return cell(estimatesDiffer, first, 'watch');
  if (!change) return cell('', '');
  const late = change.days > 0 || (change.days === 0 && (change.hours ?? 0) > 0);
  const moved = change.days !== 0 || (change.hours ?? 0) !== 0;
  return cell(change.words, first, late ? 'watch' : moved ? 'good' : 'plain');
}
