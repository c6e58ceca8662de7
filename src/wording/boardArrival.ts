import { shiftTone } from '#/domain/arrival/etaChange.ts';
import type { ArrivalRow } from '#/domain/board/boardArrivals.ts';
import type { DatedRow } from '#/domain/board/datedRow.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import { bad, type BoardWord, good, nothing, soft, watch, word } from '#/domain/board/word.ts';
import { counted } from '#/language/plural.ts';
import { overdueFor } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { describeEtaChange, describeOverdue } from './arrival.ts';
import {
  boardMoment,
  lineOf,
  onHold,
  formatPlace,
  readyCount,
  type RowContext,
  formatArrivalTime,
} from './boardRow.ts';
import { containerCount } from './counts.ts';
import { vesselName, voyageOf } from './vessels.ts';

const terminalCount = (count: number): string => counted(count, 'terminal');
/** Where there is one line for both. */
const heldOf = (held: number, containers: number): string => `${held} of ${containers} on hold`;
const originalTime = (time: string): string => `original ${time}`;
const overdueBy = (time: string): string => `${time} overdue`;
const estimatesDiffer = 'Estimates differ';

/** A vessel's call at a port in words. */
export function arrivalLine(row: DatedRow & ArrivalRow, context: RowContext): BoardLine {
  const { vessel, voyage, port, terminal, terminals, containers, held, ready } = row;
  const known = terminal?.name ?? (terminals > 1 ? terminalCount(terminals) : null);
  const when = formatArrivalTime(row, context);
  const words = {
    ...when,
    lead: when.time,
    name: word(vesselName(vessel)),
    detail: voyage === null ? nothing : soft(voyageOf(voyage)),
    ...formatPlace(port, known, context),
    count: word(String(containers)),
    load: held > 0 ? watch(heldOf(held, containers)) : soft(containerCount(containers)),
    held: held > 0 ? watch(onHold(held)) : nothing,
    ready: ready > 0 ? good(readyCount(ready)) : nothing,
    change: changeWord(row, context.now),
    original: originalWord(row, context),
  };
  const status = row.status === 'expected' ? nothing : words.status;
  const count = word(containerCount(containers));
  const notes = [
    words.zone,
    status,
    words.held,
    words.change,
    // Without the port a row of several says little; a terminal may be left out.
    ...(context.ports ? [words.port, count] : [count, words.port]),
    words.ready,
    words.terminal,
    words.original,
    words.detail,
  ];
  return { ...lineOf(row), words, notes };
}

const inTone = { late: watch, early: good, same: word } as const;

function changeWord({ change, moment }: ArrivalRow, now: Instant): BoardWord {
  switch (change?.code) {
    case undefined:
      return nothing;
    case 'overdue': {
      const span = overdueFor(moment, now);
      return span === null ? nothing : bad(overdueBy(describeOverdue(span)));
    }
    case 'disputed':
      return watch(estimatesDiffer);
    case 'moved':
      return inTone[shiftTone(change.by)](describeEtaChange(change.by));
  }
}

function originalWord({ original }: ArrivalRow, context: RowContext): BoardWord {
  if (original === null) return nothing;
  const { date, time } = boardMoment(original, context);
  return soft(originalTime(time === null ? date : [date, time].join(' ')));
}
