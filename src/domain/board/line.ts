import type { FreeDay } from '#/domain/pickup/freeDay.ts';
import { daysLeftWords } from '#/domain/pickup/words.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import type { ArrivalRow } from './arrivals.ts';
import { type BoardCell, type BoardTone, cell } from './cell.ts';
import type { ContainerRow } from './containers.ts';
import { holdsCell } from './holdsCell.ts';
import type { BoardSettings } from './settings.ts';
import { stateCell } from './state.ts';
import { boardTime } from './time.ts';
import {
  availabilityName,
  available,
  containerCount,
  freeDayName,
  freeDayNotReported,
  imoOf,
  lastFreeDay,
  noTime,
  notAvailable,
  notReported,
  onHold,
  onTheWay,
  portNotReported,
  statusWords,
  terminalCount,
  vesselNotReported,
  withheldWords,
} from './words.ts';

/** A row as it is read: when, what, where, how much, and its state. */
export interface BoardLine {
  readonly key: string;
  readonly urgent: boolean;
  readonly when: BoardCell;
  /** Of the time in `when`, where the row has to show it; else null. */
  readonly zone: string | null;
  readonly what: BoardCell;
  readonly where: BoardCell;
  readonly load: BoardCell;
  readonly state: BoardCell;
}

/** What the words of a row go by. */
export interface Wording {
  readonly settings: BoardSettings;
  /** Whether each row has to show the port, because the heading names none or several. */
  readonly ports: boolean;
  /** Whether each row has to show the zone, because they differ. */
  readonly zones: boolean;
  readonly now: Instant;
}

export function arrivalLine(row: ArrivalRow, wording: Wording): BoardLine {
  const { vessel, voyage, port, terminal, terminals, status, held } = row;
  const statusTone = status === 'overdue' ? 'bad' : status === 'arrived' ? 'good' : 'plain';
  return {
    key: row.key,
    urgent: row.urgent,
    when: whenCell(row, statusTone, wording),
    zone: zoneOf(row, wording),
    what: cell(vessel?.name ?? (vessel?.imo ? imoOf(vessel.imo) : vesselNotReported), voyage ?? ''),
    where: whereCell(
      placeName(port) ?? portNotReported,
      terminal?.name ?? (terminals > 1 ? terminalCount(terminals) : ''),
      wording,
    ),
    load: cell(containerCount(row.containers), held > 0 ? onHold(held) : '', held > 0 ? 'watch' : 'plain'),
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
        ? cell(dayWords(freeDay, wording), lastFreeDay)
        : cell(freeDayName, notReported, 'unknown'),
    load: holdsCell(holds),
    state: readyCells[waits ? ready : 'coming'],
  };
}

const readyCells = {
  yes: cell(available.main, available.small, 'good'),
  no: cell(notAvailable, '', 'watch'),
  unknown: cell(availabilityName, notReported, 'unknown'),
  coming: cell(onTheWay, ''),
} as const;

function freeDayCell({ freeDay, freeDayUrgency, withheld }: ContainerRow, wording: Wording): BoardCell {
  if (!freeDay) return cell('–', freeDayNotReported, 'unknown');
  const tone = freeDayUrgency === 'overdue' ? 'bad' : freeDayUrgency === 'near' ? 'watch' : 'plain';
  return cell(
    dayWords(freeDay, wording),
    withheld ? withheldWords[withheld] : daysLeftWords(freeDay.daysLeft),
    tone,
  );
}

/** A calendar day is never shifted: it is of the calendar of its place. */
function dayWords({ day }: FreeDay, { now }: Wording): string {
  return formatMoment({ kind: 'day', day }, { display: 'place', viewer: utc, now }).date;
}

function whenCell(
  { moment, status }: Pick<ArrivalRow, 'moment' | 'status'>,
  tone: BoardTone,
  { settings, now }: Wording,
): BoardCell {
  if (!moment) return cell(noTime, statusWords[status], tone);
  const { text } = boardTime(moment, settings.zone, now);
  return cell(text, statusWords[status], tone);
}

/** An unknown zone is always said. */
function zoneOf({ moment }: Pick<ArrivalRow, 'moment'>, { settings, zones, now }: Wording): string | null {
  const zone = moment && boardTime(moment, settings.zone, now).zone;
  return zones || moment?.kind === 'wallClock' ? zone : null;
}
