import { daysBetween } from '#/time/calendarDay.ts';
import { formatDuration, mayLackTime } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { dayOf, localDay } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';
import type { ArrivalRow } from './boardArrivals.ts';
import { type BoardCell, cell } from './boardCell.ts';
import type { BoardSettings } from './boardSettings.ts';
import { boardTime } from './boardTime.ts';
import type { EtaChange } from './etaChange.ts';

type Clock = BoardSettings['zone'];

/** How an arrival stands against what the line first told. */
export function stateCell(
  { change, disputed, standing, moment }: ArrivalRow,
  clock: Clock,
  now: Instant,
): BoardCell {
  const first = change ? `first ${boardTime(change.original, clock, now).text}` : '';
  // An estimate that is over was neither met nor early, whatever the line first told.
  if (standing === 'overdue') return cell(overdueWords(moment, now), first, 'bad');
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

/** `5 h overdue`, `2 d overdue`; nothing where the zone is unknown, because it might be half a day off. */
function overdueWords(moment: Moment | null, now: Instant): string {
  if (moment?.kind !== 'zoned' || moment.zoneNote !== null) return '';
  if (!mayLackTime(moment)) return `${formatDuration(now - moment.at)} overdue`;
  return `${daysBetween(dayOf(moment), localDay(now, moment.zone))} d overdue`;
}
