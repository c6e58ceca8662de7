import type { Board } from './board.ts';
import { type BoardColumn, columnChoices } from './columns.ts';
import type { BoardLine, WordName } from './line.ts';
import type { BoardSettings } from './settings.ts';
import { type BoardType, boardType, type Screen } from './typography.ts';
import type { BoardWord } from './word.ts';

/**
 * Width of a text of a font size, both in CSS pixels, in the face of the board and its widest weight. It need not grow
 * with the size: many browsers place letters on whole pixels.
 */
export type TextWidth = (text: string, size: number) => number;

export interface PlacedColumn extends BoardColumn {
  /** In CSS pixels. */
  readonly width: number;
}

export interface BoardLayout {
  readonly type: BoardType;
  /** Time and name alone where the rest stands below them. */
  readonly columns: readonly PlacedColumn[];
  /** Width of the journeys in the last column, in CSS pixels; 0 where they have no room. */
  readonly journey: number;
}

/** A name that is longer than most is set smaller rather than take the room of a column. */
const longestMain = 13;
const longestSmall = 18;
/** Size of the headings of columns to the small size. */
export const headingSize = 0.75;
/** Between a main word and the unit beside it, in small sizes. */
export const unitGap = 0.3;
export const separator = ' · ';

/**
 * The columns that have room for all of their words, in every row of every page, and the sizes of their type. Where the
 * fewest have none, the rest stands below time and name.
 */
export function boardLayout(
  board: Board,
  settings: BoardSettings,
  screen: Screen,
  widthOf: TextWidth,
): BoardLayout {
  const typeOf = (arrangement: BoardType['arrangement']) =>
    boardType(arrangement, screen, settings.distance, settings.rows);
  const inColumns = typeOf('columns');
  for (const choice of columnChoices(settings.by, board)) {
    const columns = placed(choice.columns, board.lines, inColumns, widthOf);
    const left = roomBeside(columns, inColumns, screen);
    const journey = journeyWidth(left, inColumns);
    if (left >= 0 && (journey > 0 || !choice.forJourney)) return { type: inColumns, columns, journey };
  }
  const inLines = typeOf('lines');
  const pair = placed([lead, name], board.lines, inLines, widthOf);
  if (roomBeside(pair, inLines, screen) >= 0) return { type: inLines, columns: pair, journey: 0 };
  return { type: typeOf('stack'), columns: [], journey: 0 };
}

const lead: BoardColumn = { heading: '', main: 'lead', small: [] };
const name: BoardColumn = { heading: '', main: 'name', small: [] };

/** What columns leave of the width; negative where they do not fit. */
function roomBeside(columns: readonly PlacedColumn[], { padding, gap }: BoardType, screen: Screen): number {
  const gaps = (columns.length - 1) * gap;
  return screen.width - 2 * padding - gaps - columns.reduce((sum, { width }) => sum + width, 0);
}

/** Of a journey, in main sizes: less cannot be read, more says nothing more. */
const [leastJourney, maxJourney] = [4.5, 9];

function journeyWidth(left: number, { gap, main }: BoardType): number {
  const room = left - gap;
  return room < leastJourney * main ? 0 : Math.floor(Math.min(room, maxJourney * main));
}

function placed(
  columns: readonly BoardColumn[],
  lines: readonly BoardLine[],
  type: BoardType,
  widthOf: TextWidth,
): PlacedColumn[] {
  return columns.map((column) => {
    const headed = widthOf(column.heading, headingSize * type.small);
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

/** By how much a text is made smaller to fit, with room for rounding: names of any length are read whole. */
export const fitting = (needed: number, width: number): number =>
  needed > width ? (0.97 * Math.max(0, width)) / needed : 1;

/** Lines that words flow into, in CSS pixels. */
interface Lines {
  readonly size: number;
  readonly width: number;
  readonly count: number;
}

/** Words in lines, in their order: one that has no room is left out, and those after it that have some are not. */
export function flow(
  words: readonly BoardWord[],
  { size, width, count }: Lines,
  widthOf: TextWidth,
): readonly (readonly BoardWord[])[] {
  const lines: BoardWord[][] = [];
  for (const one of words) {
    if (one.text === '') continue;
    const current = lines.at(-1);
    if (current && widthOf(joined([...current, one]), size) <= width) current.push(one);
    else if (lines.length < count && widthOf(one.text, size) <= width) lines.push([one]);
  }
  return lines;
}
