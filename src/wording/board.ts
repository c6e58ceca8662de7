import type { Band } from '#/domain/board/band.ts';
import type { Board, BoardTitle } from '#/domain/board/board.ts';
import type { ContainerRow } from '#/domain/board/boardContainers.ts';
import type { BoardHeading } from '#/domain/board/line.ts';
import type { Figures } from '#/domain/board/summary.ts';
import { type BoardWord, good, soft, watch, word } from '#/domain/board/word.ts';
import type { WordedBoard } from '#/domain/board/wordedBoard.ts';
import { counted } from '#/language/plural.ts';
import { comma } from '#/language/punctuation.ts';
import type { Instant } from '#/time/instant.ts';
import { wholeDay } from '#/time/localDay.ts';
import { longDay } from '#/time/longDay.ts';
import { withYear } from '#/time/longWords.ts';
import { arrivalLine } from './boardArrival.ts';
import { onLandLine, containerLine } from './boardContainer.ts';
import { boardMoment, onHold, readyCount, type RowContext } from './boardRow.ts';
import { containerCount } from './counts.ts';

/** A board in words, at the instant that it was created for. */
export function describeBoard(board: Board, now: Instant): WordedBoard {
  const { rows, clock, zones, title, summary, onLand, ports } = board;
  const context: RowContext = { clock, ports, zones: zones.length > 1, now };
  const until = boardMoment(wholeDay(summary.until), context);
  return {
    lines: rows.map((row) =>
      row.by === 'arrival' ? arrivalLine(row, context) : containerLine(row, context),
    ),
    zones,
    title: describeTitle(title),
    summary: {
      today: summary.today && [soft(todayLabel), ...describeFigures(summary.today)],
      all: [soft(untilLabel(until.date)), ...describeFigures(summary.all)],
    },
    onLand: onLand.map((row) => onLandLine(row, context)),
    onLandBand: describeOnLandBand(onLand),
    ports,
    headings,
    sampleUsual,
  };
}

const titles = { arrival: 'Arrivals', container: 'Containers' } as const;

function describeTitle({ by, ports: names, others }: BoardTitle): string {
  const title = titles[by];
  if (names.length === 0) return title;
  const ports = names.join(comma);
  return `${title} · ${ports}${others > 0 ? ` and ${others} more` : ''}`;
}

/** Headings of the columns. A second word is that of the second line. */
const headings: Readonly<Record<BoardHeading, string>> = {
  time: 'Time · status',
  arrival: 'Arrival · status',
  vessel: 'Vessel · voyage',
  vesselAndPort: 'Vessel · port',
  vesselAndTerminal: 'Vessel · terminal',
  port: 'Port · terminal',
  terminal: 'Terminal',
  containers: 'Containers',
  change: 'ETA change',
  journey: 'Journey',
  changeAndLoad: 'ETA change · containers',
  container: 'Container · reference',
  containerAndPort: 'Container · port',
  containerAndTerminal: 'Container · terminal',
  freeDay: 'Last free day',
  holds: 'Holds',
  pickup: 'Pickup',
};

/** What a usual delay takes, most often: room is kept for as much. */
const sampleUsual = 'usually −0.5 to +2.5 d, 34 arrivals';

/** What the figures of the summary are of. */
const todayLabel = 'Today';
const untilLabel = (date: string): string => `Until ${date}`;
const vesselCount = (count: number): string => counted(count, 'vessel');
const waitingCount = (count: number): string => `${count} waiting`;

/** None that waits, is ready or on hold is not worth a word. */
const describeFigures = ({ vessels, containers, waiting, ready, held }: Figures): BoardWord[] => [
  ...(vessels === null ? [] : [word(vesselCount(vessels))]),
  word(containerCount(containers)),
  ...(waiting > 0 ? [word(waitingCount(waiting))] : []),
  ...(ready > 0 ? [good(readyCount(ready))] : []),
  ...(held > 0 ? [watch(onHold(held))] : []),
];

const relativeDays: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);
/** The same where the reader's own calendar shows another day. */
const relativeAtPort: ReadonlyMap<number, string> = new Map([
  [-1, 'yesterday at the port'],
  [0, 'today at the port'],
  [1, 'tomorrow at the port'],
]);
const waitingBand = 'Waiting for pickup';

/** The heading above rows: `Saturday 21 November · today`; `today at the port` where a reader's calendar says otherwise. */
export function describeBand(band: Band): string {
  if (band.code === 'waiting') return waitingBand;
  const { day, isThisYear, ahead, readerAgrees } = band;
  const words = longDay(day);
  const names = readerAgrees ? relativeDays : relativeAtPort;
  return [
    isThisYear ? words : withYear(words, day.slice(0, 4)),
    ahead === null ? undefined : names.get(ahead),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
}

const onLandBand = 'At the port now';
const readyForPickup = (count: number): string => `${count} ready for pickup`;

/** The heading above what waits at a port: `At the port now · 7 ready for pickup · 2 on hold`. */
function describeOnLandBand(onLand: readonly ContainerRow[]): BoardWord[] {
  const held = onLand.filter(({ hold }) => hold.code === 'blocks').length;
  const ready = onLand.length - held;
  return [
    word(onLandBand),
    ...(ready > 0 ? [good(readyForPickup(ready))] : []),
    ...(held > 0 ? [watch(onHold(held))] : []),
  ];
}

/** Of what waits at a port and has no room. */
export const andMore = (count: number): string => `and ${count} more`;
