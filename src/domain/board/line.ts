import { formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import type { ArrivalRow } from './arrivals.ts';
import { type BoardCell, type BoardTone, cell } from './cell.ts';
import type { ContainerRow, Withheld } from './containers.ts';
import type { BoardSettings } from './settings.ts';
import { holdsCell } from './holdsCell.ts';
import { stateCell } from './state.ts';
import { boardTime } from './time.ts';
import { daysLeftWords, type FreeDay } from '#/domain/pickup/freeDay.ts';

/** A row as it is read: when, what, where, how much, and how it stands. */
export interface BoardLine {
  readonly key: string;
  readonly urgent: boolean;
  readonly when: BoardCell;
  /** Of the time in `when`, where it has to stand in the row; else null. */
  readonly zone: string | null;
  readonly what: BoardCell;
  readonly where: BoardCell;
  readonly load: BoardCell;
  readonly state: BoardCell;
}

/** What the words of a row go by. */
export interface Wording {
  readonly settings: BoardSettings;
  /** Whether the port has to stand in each row, because the heading names none or several. */
  readonly ports: boolean;
  /** Whether the zone has to stand in each row, because they differ. */
  readonly zones: boolean;
  readonly now: Instant;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

const statusWords = { expected: 'Expected', overdue: 'Overdue', arrived: 'Arrived' } as const;

export function arrivalLine(row: ArrivalRow, wording: Wording): BoardLine {
  const { vessel, voyage, port, terminal, terminals, status, held } = row;
  const statusTone = status === 'overdue' ? 'bad' : status === 'arrived' ? 'good' : 'plain';
  return {
    key: row.key,
    urgent: row.urgent,
    when: whenCell(row, statusTone, wording),
    zone: zoneOf(row, wording),
    what: cell(vessel?.name ?? (vessel?.imo ? `IMO ${vessel.imo}` : 'Vessel not told'), voyage ?? ''),
    where: whereCell(
      port?.name ?? port?.locode ?? 'Port not told',
      terminal?.name ?? (terminals > 1 ? counted(terminals, 'terminal') : ''),
      wording,
    ),
    load: cell(
      counted(row.containers, 'container'),
      held > 0 ? `${held} on hold` : '',
      held > 0 ? 'watch' : 'plain',
    ),
    state: stateCell(row, wording.settings.zone, wording.now),
  };
}

const whereCell = (port: string, terminal: string, { ports }: Wording) =>
  ports ? cell(port, terminal) : cell(terminal, '');

export function containerLine(row: ContainerRow, wording: Wording): BoardLine {
  const { freeDay, holds, ready, status } = row;
  const waits = status === 'arrived';
  const arrival = whenCell(row, waits ? 'good' : status === 'overdue' ? 'bad' : 'plain', wording);
  return {
    key: row.key,
    urgent: row.urgent,
    when: waits ? freeDayCell(row, wording) : arrival,
    zone: waits ? null : zoneOf(row, wording),
    what: cell(row.number, row.references.slice(0, 2).join(', ')),
    where: waits
      ? cell(arrival.main, arrival.small, arrival.tone)
      : freeDay
        ? cell(dayWords(freeDay, wording), 'Last free day')
        : cell('No free day yet', '', 'unknown'),
    load: holdsCell(holds),
    state: readyCells[waits ? ready : 'coming'],
  };
}

const readyCells = {
  yes: cell('Ready', 'to collect', 'good'),
  no: cell('Not ready', '', 'watch'),
  unknown: cell('Ready unknown', 'not reported', 'unknown'),
  coming: cell('On the way', ''),
} as const;

const withheldWords: Readonly<Record<Withheld, string>> = {
  untracked: 'Last free day, tracking stopped',
  unchecked: 'Last free day, never checked',
  old: 'Last free day, data is old',
};

function freeDayCell({ freeDay, freeDayUrgency, withheld }: ContainerRow, wording: Wording): BoardCell {
  if (!freeDay) return cell('–', 'No free day told', 'unknown');
  const tone = freeDayUrgency === 'overdue' ? 'bad' : freeDayUrgency === 'near' ? 'watch' : 'plain';
  return cell(
    dayWords(freeDay, wording),
    withheld ? withheldWords[withheld] : daysLeftWords(freeDay.daysLeft),
    tone,
  );
}

/** A calendar day is never shifted: it stands in the calendar of its place. */
function dayWords({ day }: FreeDay, { now }: Wording): string {
  return formatMoment({ kind: 'day', day }, { display: 'place', viewer: utc, now }).date;
}

function whenCell(
  { moment, status }: Pick<ArrivalRow, 'moment' | 'status'>,
  tone: BoardTone,
  { settings, now }: Wording,
): BoardCell {
  if (!moment) return cell('No time', statusWords[status], tone);
  const { text } = boardTime(moment, settings.zone, now);
  return cell(text, statusWords[status], tone);
}

/** An unknown zone is always said. */
function zoneOf({ moment }: Pick<ArrivalRow, 'moment'>, { settings, zones, now }: Wording): string | null {
  const zone = moment && boardTime(moment, settings.zone, now).zone;
  return zones || moment?.kind === 'wallClock' ? zone : null;
}
