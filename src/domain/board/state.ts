import type { Instant } from '#/time/instant.ts';
import type { ArrivalRow } from './arrivals.ts';
import { type BoardCell, cell } from './cell.ts';
import type { BoardSettings } from './settings.ts';
import { boardTime } from './time.ts';
import type { EtaChange } from '#/domain/arrival/etaChange.ts';
import { overdueFor } from '#/time/overdue.ts';

type Clock = BoardSettings['zone'];

/** How an arrival stands against what the line first told. */
export function stateCell(
  { change, original, disputed, status, moment }: ArrivalRow,
  clock: Clock,
  now: Instant,
): BoardCell {
  const first = original ? `first ${boardTime(original, clock, now).text}` : '';
  if (status === 'overdue') {
    const time = overdueFor(moment, now);
    return cell(time === null ? '' : `${time} overdue`, first, 'bad');
  }
  if (disputed) return cell('Estimates differ', first, 'watch');
  if (!change) return cell('', '');
  const late = change.days > 0 || (change.days === 0 && (change.hours ?? 0) > 0);
  const moved = change.days !== 0 || (change.hours ?? 0) !== 0;
  return cell(changeWords(change), first, late ? 'watch' : moved ? 'good' : 'plain');
}

/** `2 d late`, `5 h early`, `on time`: in words, and short enough for the largest type. */
function changeWords({ days, words }: EtaChange): string {
  return days === 0 ? words : `${Math.abs(days)} d ${days > 0 ? 'late' : 'early'}`;
}
