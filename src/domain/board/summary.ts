import type { CalendarDay } from '#/time/calendarDay.ts';
import type { BoardRowKind } from './boardSettings.ts';
import type { BoardRow, DatedRow } from './datedRow.ts';

/** What rows add up to. */
export interface Figures {
  /** Null on a board of containers. */
  readonly vessels: number | null;
  readonly containers: number;
  /** Of a board of containers: what waits at its port. */
  readonly waiting: number;
  readonly ready: number;
  readonly held: number;
}

/** What the rows add up to, so that whoever counts them comes to the same. */
export interface BoardSummary {
  /** Of the rows under today, each by its own clock; null where none says which day that is. */
  readonly today: Figures | null;
  /** Of all rows, on whichever page. */
  readonly all: Figures;
  /** The last day of the board. */
  readonly until: CalendarDay;
}

/** @param hasClock whether any clock says which day it is */
export function summarize(
  rows: readonly DatedRow[],
  by: BoardRowKind,
  { hasClock, until }: { readonly hasClock: boolean; readonly until: CalendarDay },
): BoardSummary {
  const isOfToday = ({ day, today }: DatedRow) => day !== null && day === today;
  return { today: hasClock ? figuresOf(rows.filter(isOfToday), by) : null, all: figuresOf(rows, by), until };
}

function figuresOf(rows: readonly BoardRow[], by: BoardRowKind): Figures {
  const sum = (count: (row: BoardRow) => number) => rows.reduce((total, row) => total + count(row), 0);
  return {
    vessels: by === 'arrival' ? rows.length : null,
    containers: sum((row) => (row.by === 'arrival' ? row.containers : 1)),
    waiting: sum((row) => Number(row.by === 'container' && row.status === 'arrived')),
    ready: sum((row) => (row.by === 'arrival' ? row.ready : Number(row.ready === 'yes'))),
    held: sum((row) => (row.by === 'arrival' ? row.held : Number(row.hold.code === 'blocks'))),
  };
}
