import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { ArrivalRow } from './boardArrivals.ts';
import type { ContainerRow } from './boardContainers.ts';
import { type BoardClock, type ClockDay, clockDay } from './time.ts';

export type BoardRow = ArrivalRow | ContainerRow;

/** A row in its place on the board. */
export type DatedRow = BoardRow &
  Omit<ClockDay, 'day'> & {
    /** The day it stands under; null for a container that waits for its pickup. */
    readonly day: CalendarDay | null;
  };

/** What waits stands together, whichever day it arrived. */
export function dateRow(row: BoardRow, clock: BoardClock, now: Instant): DatedRow {
  const { day, today, turn } = row.moment
    ? clockDay(row.moment, clock, now)
    : { day: null, today: null, turn: Infinity };
  const waits = row.by === 'container' && row.status === 'arrived';
  return { ...row, day: waits ? null : day, today, turn: waits ? 0 : turn };
}

/**
 * What waits comes first in its own order, then the days, each in the order of the clock that its rows show: a row that
 * stands below another never shows an earlier time.
 */
export function byDay(a: DatedRow, b: DatedRow): number {
  if (a.day !== b.day) return a.day === null ? -1 : b.day === null ? 1 : a.day < b.day ? -1 : 1;
  return a.turn === b.turn ? 0 : a.turn - b.turn;
}
