import type { DatedRow } from './datedRow.ts';
import type { BoardWord } from './word.ts';

/** What a row may say, by which columns ask for it. What is not there takes no room. */
export type WordName =
  | 'time'
  | 'zone'
  | 'status'
  | 'lead'
  | 'name'
  | 'detail'
  | 'port'
  | 'terminal'
  | 'count'
  | 'load'
  | 'held'
  | 'ready'
  | 'change'
  | 'original'
  | 'freeDay'
  | 'daysLeft'
  | 'holds'
  | 'holdEffect'
  | 'pickup';

/** What is in a column, as its heading says it (wording/board.ts). */
export type BoardHeading =
  | 'time'
  | 'arrival'
  | 'vessel'
  | 'vesselAndPort'
  | 'vesselAndTerminal'
  | 'port'
  | 'terminal'
  | 'containers'
  | 'change'
  | 'journey'
  | 'changeAndLoad'
  | 'container'
  | 'containerAndPort'
  | 'containerAndTerminal'
  | 'freeDay'
  | 'holds'
  | 'pickup';

/** A row in words, as it is measured and drawn. */
export interface BoardLine extends Pick<DatedRow, 'key' | 'urgent' | 'day' | 'today' | 'about'> {
  /** What its port is called; null where that is not reported. */
  readonly port: string | null;
  readonly words: Readonly<Partial<Record<WordName, BoardWord>>>;
  /** What stands below the name where there is no room for columns, what matters most first. */
  readonly notes: readonly BoardWord[];
}

/** What waits at the port, in words. */
export interface OnLandLine {
  readonly key: string;
  /** Its number, readiness or holds, and last free day. */
  readonly words: readonly BoardWord[];
}
