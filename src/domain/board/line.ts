import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { ZoneName } from '#/time/zone.ts';
import type { BoardShipment } from './shipments.ts';
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

export type BoardText = Readonly<Partial<Record<WordName, BoardWord>>>;

/** A row as it is read. */
export interface BoardLine {
  readonly key: string;
  readonly urgent: boolean;
  /** The day it stands under; null for a container that waits for its pickup. */
  readonly day: CalendarDay | null;
  /** Its place in the day. */
  readonly turn: number;
  /** What its port is called. */
  readonly port: string;
  readonly words: BoardText;
  /** Whose journey is drawn in it. */
  readonly about: Pick<BoardShipment, 'shipment' | 'containers'>;
  /** What stands below the name where there is no room for columns, what matters most first. */
  readonly notes: readonly BoardWord[];
}

/** What the words of a row go by. */
export interface Wording {
  readonly clock: 'port' | ZoneName;
  /** Whether each row has to name the port: the heading names none or several. */
  readonly ports: boolean;
  /** Whether each row has to show the zone, because they differ. */
  readonly zones: boolean;
  readonly now: Instant;
}
