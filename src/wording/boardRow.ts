import type { BoardShipment } from '#/domain/board/boardShipments.ts';
import type { DatedRow } from '#/domain/board/datedRow.ts';
import type { BoardLine } from '#/domain/board/line.ts';
import { type BoardClock, displayOf } from '#/domain/board/time.ts';
import { bad, type BoardWord, good, missing, nothing, soft, word } from '#/domain/board/word.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { mayLackTime } from '#/time/localDay.ts';
import type { Moment } from '#/time/moment.ts';

// What rows of the board say, whether they are of calls (boardArrival.ts) or of containers (boardContainer.ts).

/** What the words of a row go by. */
export interface RowContext {
  readonly clock: BoardClock;
  /** Whether each row has to name the port: the heading names none or several. */
  readonly ports: boolean;
  /** Whether each row has to show the zone, because they differ. */
  readonly zones: boolean;
  readonly now: Instant;
}

export const statusLabels = { expected: 'Expected', overdue: 'Overdue', arrived: 'Arrived' } as const;
const noTime = 'No time';
const dayOnly = 'day only';

export const notReported = 'not reported';
const portNotReported = 'Port not reported';
export const onHold = (count: number): string => `${count} on hold`;
export const readyCount = (count: number): string => `${count} ready`;

/** A moment on the clock of the board. */
interface BoardMoment {
  /** `Thu 13 Aug`, the one form of a date outside of the headings. */
  readonly date: string;
  /** `14:05`; null where only the day is known. */
  readonly time: string | null;
  /** `PDT`, `zone unknown`; null where only the day is known, and where all rows have one zone. */
  readonly zone: string | null;
}

export function boardMoment(moment: Moment, { clock, zones, now }: RowContext): BoardMoment {
  const { date, time, zone } = formatMoment(moment, { ...displayOf(moment, clock), now });
  if (mayLackTime(moment)) return { date, time: null, zone: null };
  return { date, time, zone: zones || moment.kind === 'wallClock' ? zone : null };
}

interface When {
  readonly moment: Moment | null;
  readonly status: BoardShipment['status'];
}

const inTone: Readonly<Record<When['status'], typeof word>> = {
  expected: word,
  overdue: bad,
  arrived: good,
};

/** When something arrives, below the heading of its day. */
export function formatArrivalTime(
  { moment, status }: When,
  context: RowContext,
): Readonly<Record<'time' | 'zone' | 'status', BoardWord>> {
  const toned = inTone[status];
  const says = (status === 'expected' ? soft : toned)(statusLabels[status]);
  if (!moment) return { time: soft(noTime), zone: nothing, status: says };
  const { time, zone } = boardMoment(moment, context);
  return { time: toned(time ?? dayOnly), zone: zone === null ? nothing : soft(zone), status: says };
}

/** What a port is called, as in headings. */
export const boardPort = (name: string | null): string => name ?? portNotReported;

/** Where a row arrives: the port with its terminal, or the terminal alone where the heading names the port. */
export function formatPlace(
  port: Place | null,
  terminal: string | null,
  { ports }: RowContext,
): Readonly<Record<'port' | 'terminal', BoardWord>> {
  if (!ports) return { port: terminal === null ? missing(notReported) : word(terminal), terminal: nothing };
  const name = placeName(port);
  return {
    port: name === null ? { ...word(portNotReported), isMissing: true } : word(name),
    terminal: terminal === null ? nothing : soft(terminal),
  };
}

/** What a line has of its row besides words. */
export const lineOf = ({
  key,
  urgent,
  day,
  today,
  port,
  about,
}: DatedRow): Omit<BoardLine, 'words' | 'notes'> => ({
  key,
  urgent,
  day,
  today,
  port: placeName(port),
  about,
});
