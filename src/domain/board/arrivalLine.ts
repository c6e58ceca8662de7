import { placeName } from '#/domain/records/placeName.ts';
import type { ArrivalRow } from './arrivals.ts';
import { changeWord } from './change.ts';
import type { BoardLine, Wording } from './line.ts';
import { portWords } from './portWords.ts';
import { boardTime, dateAndTime } from './time.ts';
import { timeWords } from './timeWords.ts';
import { type BoardWord, nothing, soft, word } from './word.ts';
import {
  containerCount,
  heldOf,
  imoOf,
  onHold,
  originalTime,
  portNotReported,
  readyCount,
  terminalCount,
  vesselNotReported,
  voyageOf,
} from './words.ts';

export function arrivalLine(row: ArrivalRow, wording: Wording): BoardLine {
  const { key, about, urgent, vessel, voyage, terminal, terminals, held, ready, original } = row;
  const port = placeName(row.port) ?? portNotReported;
  const known = terminal?.name ?? (terminals > 1 ? terminalCount(terminals) : null);
  const when = timeWords(row, wording);
  const at = original && boardTime(original, wording.clock, wording.now);
  const words = {
    ...when.words,
    lead: when.words.time,
    name: word(vessel?.name ?? (vessel?.imo ? imoOf(vessel.imo) : vesselNotReported)),
    detail: voyage === null ? nothing : soft(voyageOf(voyage)),
    ...portWords(port, known, wording),
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
