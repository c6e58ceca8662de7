import type { BoardRowKind } from './boardSettings.ts';
import type { BoardLine, BoardHeading, WordName } from './line.ts';
import type { BoardType } from './typography.ts';
import type { BoardWord } from './word.ts';
import type { WordedBoard } from './wordedBoard.ts';

export interface BoardColumn {
  /** Null where rows are in lines. */
  readonly heading: BoardHeading | null;
  readonly main: WordName;
  /** Of the small size, beside the main word. */
  readonly unit?: WordName;
  /** In the line below. */
  readonly small: readonly WordName[];
  /** Main words up to so many ems have room; longer ones are set smaller. */
  readonly longest?: number;
}

const time: BoardColumn = { heading: 'time', main: 'time', unit: 'zone', small: ['status'] };
const vessel: BoardColumn = { heading: 'vessel', main: 'name', small: ['detail'] };
const port: BoardColumn = { heading: 'port', main: 'port', small: ['terminal'] };
// Names of terminals are longer than those of vessels and ports.
const terminal: BoardColumn = { heading: 'terminal', main: 'port', small: [], longest: 20 };
const containers: BoardColumn = { heading: 'containers', main: 'count', small: ['held', 'ready'] };
const change: BoardColumn = { heading: 'change', main: 'change', small: ['original'] };
const changeAlone: BoardColumn = { ...change, small: [] };

const arrival: BoardColumn = { ...time, heading: 'arrival' };
const container: BoardColumn = { heading: 'container', main: 'name', small: ['detail'] };
const freeDay: BoardColumn = { heading: 'freeDay', main: 'freeDay', small: ['daysLeft'] };
const holds: BoardColumn = { heading: 'holds', main: 'holds', small: ['holdEffect'] };
const pickup: BoardColumn = { heading: 'pickup', main: 'pickup', small: [] };

export interface BoardColumnChoice {
  readonly columns: readonly BoardColumn[];
  /** Whether it is made only where a journey has room beside it. */
  readonly forJourney?: boolean;
}

/**
 * The columns of a board, the richest choice first. Where one has no room, the next leaves out what matters least: the
 * original ETA, which a journey makes up for, the terminal, the voyage, then a column of its own for the port. Nothing is cut.
 */
export function columnChoices(
  by: BoardRowKind,
  { ports }: Pick<WordedBoard, 'ports'>,
): readonly BoardColumnChoice[] {
  const where = ports ? port : terminal;
  const vesselAndPort: BoardColumn = {
    heading: ports ? 'vesselAndPort' : 'vesselAndTerminal',
    main: 'name',
    small: ['port'],
  };
  const containerAndPort: BoardColumn = {
    ...vesselAndPort,
    heading: ports ? 'containerAndPort' : 'containerAndTerminal',
  };
  if (by === 'arrival') {
    const all = [time, vessel, where, containers, change];
    const withoutOriginal = [time, vessel, where, containers, changeAlone];
    const changeAndLoad: BoardColumn = { ...changeAlone, heading: 'changeAndLoad', small: ['load'] };
    return [
      { columns: all, forJourney: true },
      { columns: withoutOriginal, forJourney: true },
      { columns: all },
      { columns: withoutOriginal },
      { columns: [time, { ...vesselAndPort, small: ['port', 'terminal'] }, containers, changeAlone] },
      { columns: [time, vesselAndPort, containers, changeAlone] },
      { columns: [time, vesselAndPort, changeAndLoad] },
    ];
  }
  const portAndTerminal: BoardColumn = { ...containerAndPort, small: ['port', 'terminal'] };
  return [
    { columns: [arrival, container, where, freeDay, holds, pickup] },
    { columns: [arrival, portAndTerminal, freeDay, holds, pickup] },
    { columns: [arrival, containerAndPort, freeDay, holds, pickup] },
    { columns: [arrival, containerAndPort, freeDay, { ...pickup, small: ['holdEffect'] }] },
  ];
}

/**
 * Width of a text of a font size, both in CSS pixels, in the face of the board and its widest weight. It need not grow
 * with the size: many browsers place letters on whole pixels.
 */
export type TextWidth = (text: string, size: number) => number;

export interface PlacedColumn extends BoardColumn {
  /** In CSS pixels. */
  readonly width: number;
}

/** A name that is longer than most is set smaller rather than take the room of a column. */
const longestMain = 13;
const longestSmall = 18;
/** Size of the headings of columns to the small size. */
export const headingSize = 0.75;
/** Between a main word and the unit beside it, in small sizes. */
export const unitGap = 0.3;
export const separator = ' · ';

/** Columns as wide as their headings and the words of their rows, up to what is set smaller. */
export function placed(
  columns: readonly BoardColumn[],
  { lines, headings }: Pick<WordedBoard, 'lines' | 'headings'>,
  type: BoardType,
  widthOf: TextWidth,
): PlacedColumn[] {
  return columns.map((column) => {
    const headed = column.heading === null ? 0 : widthOf(headings[column.heading], headingSize * type.small);
    const widths = lines.map((line) => {
      const { main, small } = cellWidths(column, line, type, widthOf);
      return Math.max(
        Math.min(main, (column.longest ?? longestMain) * type.main),
        Math.min(small, longestSmall * type.small),
      );
    });
    return { ...column, width: Math.ceil(widths.reduce((widest, width) => Math.max(widest, width), headed)) };
  });
}

/** What the words of a cell take, in CSS pixels. */
export function cellWidths(
  column: BoardColumn,
  line: BoardLine,
  type: Pick<BoardType, 'main' | 'small'>,
  widthOf: TextWidth,
): { readonly main: number; readonly small: number } {
  const textOf = (key: WordName) => line.words[key]?.text ?? '';
  const unit = column.unit ? textOf(column.unit) : '';
  const beside = unit === '' ? 0 : unitGap * type.small + widthOf(unit, type.small);
  return {
    main: widthOf(textOf(column.main), type.main) + beside,
    small: widthOf(joined(wordsOf(line, column.small)), type.small),
  };
}

/** The words of a line that are there. */
export function wordsOf(line: BoardLine, names: readonly WordName[]): BoardWord[] {
  return names.flatMap((one) => {
    const said = line.words[one];
    return said && said.text !== '' ? [said] : [];
  });
}

export const joined = (words: readonly BoardWord[]): string => words.map(({ text }) => text).join(separator);
