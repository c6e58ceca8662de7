import type { CalendarDay } from '#/time/calendarDay.ts';
import type { Instant } from '#/time/instant.ts';
import type { Moment } from '#/time/moment.ts';
import type { ZoneName } from '#/time/zone.ts';
import type { BoardShipment } from './shipments.ts';
import { boardTime } from './time.ts';
import { type BoardTone, type BoardWord, missing, nothing, soft, word } from './word.ts';
import { dayOnly, noTime, statusLabels, terminalNotReported } from './words.ts';

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
  /** The day that it is on its clock: of the port, or of the board; null where that is not known. */
  readonly today: CalendarDay | null;
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

/** Where a row arrives: the port with its terminal, or the terminal alone where the heading names the port. */
export function portText(
  port: BoardWord,
  terminal: string | null,
  { ports }: Wording,
): { readonly port: BoardWord; readonly terminal: BoardWord } {
  if (ports) return { port, terminal: terminal === null ? nothing : soft(terminal) };
  return { port: terminal === null ? missing(terminalNotReported) : word(terminal), terminal: nothing };
}

interface TimeText {
  readonly day: CalendarDay | null;
  readonly today: CalendarDay | null;
  readonly turn: number;
  readonly words: { readonly time: BoardWord; readonly zone: BoardWord; readonly status: BoardWord };
}

const tones: Readonly<Record<BoardShipment['status'], BoardTone>> = {
  expected: 'plain',
  overdue: 'bad',
  arrived: 'good',
};

/** When something arrives, below the heading of its day. */
export function formatBoardTime(
  { moment, status }: { readonly moment: Moment | null; readonly status: BoardShipment['status'] },
  { clock, zones, now }: Wording,
): TimeText {
  const tone = tones[status];
  const says = status === 'expected' ? soft(statusLabels.expected) : word(statusLabels[status], tone);
  if (!moment) {
    const words = { time: soft(noTime), zone: nothing, status: says };
    return { day: null, today: null, turn: Infinity, words };
  }
  const { day, today, turn, time, zone } = boardTime(moment, clock, now);
  const isZoneSaid = zone !== null && (zones || moment.kind === 'wallClock');
  const words = {
    time: word(time ?? dayOnly, tone),
    zone: isZoneSaid ? soft(zone) : nothing,
    status: says,
  };
  return { day, today, turn, words };
}
