import type { CalendarDay } from '#/time/calendarDay.ts';
import { formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import type { ArrivalRow } from './arrivals.ts';
import type { ContainerRow } from './containers.ts';
import type { BoardLine } from './line.ts';
import { type BoardWord, soft, word } from './word.ts';
import {
  containerCount,
  onHold,
  readyCount,
  todayLabel,
  untilLabel,
  vesselCount,
  waitingCount,
} from './words.ts';

/** Figures, with what they are of in front: `Today`, `3 vessels`, `9 containers`, `1 on hold`. */
export type Figures = readonly BoardWord[];

/** What the rows add up to, so that whoever counts them comes to the same. */
export interface BoardSummary {
  /** Of the rows under today, each by its own clock; null where none says which day that is. */
  readonly today: Figures | null;
  /** Of all rows, on whichever page. */
  readonly all: Figures;
}

/** The days of the board. */
export interface Period {
  /** Whether any clock says which day it is. */
  readonly hasClock: boolean;
  readonly last: CalendarDay;
  readonly now: Instant;
}

type Summarize<Row> = (rows: readonly Row[], lines: readonly BoardLine[], period: Period) => BoardSummary;

const summaryBy =
  <Row>(figures: (rows: readonly Row[]) => Figures): Summarize<Row> =>
  (rows, lines, { hasClock, last, now }) => {
    const { date } = formatMoment({ kind: 'day', day: last }, { display: 'place', viewer: utc, now });
    const isOfToday = (line: BoardLine | undefined) => line?.day != null && line.day === line.today;
    const ofToday = () => figures(rows.filter((_, index) => isOfToday(lines[index])));
    return {
      today: hasClock ? [soft(todayLabel), ...ofToday()] : null,
      all: [soft(untilLabel(date)), ...figures(rows)],
    };
  };

export const arrivalSummary = summaryBy<ArrivalRow>((rows) => {
  const sum = (count: (row: ArrivalRow) => number) => rows.reduce((total, row) => total + count(row), 0);
  return [
    word(vesselCount(rows.length)),
    word(containerCount(sum((row) => row.containers))),
    ...counted(
      sum((row) => row.ready),
      sum((row) => row.held),
    ),
  ];
});

export const containerSummary = summaryBy<ContainerRow>((rows) => {
  const count = (holds: (row: ContainerRow) => boolean) => rows.filter(holds).length;
  const waiting = count(({ status }) => status === 'arrived');
  return [
    word(containerCount(rows.length)),
    ...(waiting > 0 ? [word(waitingCount(waiting))] : []),
    ...counted(
      count(({ ready }) => ready === 'yes'),
      count(({ holds }) => holds?.some(({ effect }) => effect === 'blocks') ?? false),
    ),
  ];
});

/** None of them is not worth a word. */
function counted(ready: number, held: number): BoardWord[] {
  return [
    ...(ready > 0 ? [word(readyCount(ready), 'good')] : []),
    ...(held > 0 ? [word(onHold(held), 'watch')] : []),
  ];
}
