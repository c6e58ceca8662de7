import { shiftTone } from '#/domain/arrival/shiftWords.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { vesselName } from '#/domain/records/vesselName.ts';
import { overdueFor } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import type { ArrivalRow } from './arrivals.ts';
import { formatBoardTime } from './formatBoardTime.ts';
import type { BoardLine, Wording } from './line.ts';
import { portText } from './portText.ts';
import { boardTime, dateAndTime } from './time.ts';
import { type BoardWord, nothing, soft, word } from './word.ts';
import {
  containerCount,
  heldOf,
  onHold,
  originalTime,
  portNotReported,
  readyCount,
  terminalCount,
  voyageOf,
  estimatesDiffer,
  overdueBy,
} from './words.ts';

export function arrivalLine(row: ArrivalRow, wording: Wording): BoardLine {
  const { key, about, urgent, vessel, voyage, terminal, terminals, held, ready, original } = row;
  const port = placeName(row.port) ?? portNotReported;
  const known = terminal?.name ?? (terminals > 1 ? terminalCount(terminals) : null);
  const when = formatBoardTime(row, wording);
  const at = original && boardTime(original, wording.clock, wording.now);
  const words = {
    ...when.words,
    lead: when.words.time,
    name: word(vesselName(vessel)),
    detail: voyage === null ? nothing : soft(voyageOf(voyage)),
    ...portText(port, known, wording),
    count: word(String(row.containers)),
    load: held > 0 ? word(heldOf(held, row.containers), 'watch') : soft(containerCount(row.containers)),
    held: held > 0 ? word(onHold(held), 'watch') : nothing,
    ready: ready > 0 ? word(readyCount(ready), 'good') : nothing,
    change: changeWord(row, wording.now),
    original: at ? soft(originalTime(dateAndTime(at))) : nothing,
  };
  const status: BoardWord = row.status === 'expected' ? nothing : words.status;
  const count = word(containerCount(row.containers));
  const notes = [
    words.zone,
    status,
    words.held,
    words.change,
    // Without the port a row of several says little; a terminal may be left out.
    ...(wording.ports ? [words.port, count] : [count, words.port]),
    words.ready,
    words.terminal,
    words.original,
    words.detail,
  ];
  return { key, urgent, day: when.day, turn: when.turn, port, words, about, notes };
}

const changeTones = { late: 'watch', early: 'good', same: 'plain' } as const;

/** How an arrival compares with the original ETA. What is overdue is never on time or early. */
function changeWord({ change, disputed, status, moment }: ArrivalRow, now: Instant): BoardWord {
  if (status === 'overdue') {
    const time = overdueFor(moment, now);
    return time === null ? nothing : word(overdueBy(time), 'bad');
  }
  if (disputed) return word(estimatesDiffer, 'watch');
  if (!change) return nothing;
  return word(change.words, changeTones[shiftTone(change)]);
}
