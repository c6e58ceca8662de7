import {
  type BoardColumn,
  columnChoices,
  joined,
  placed,
  type PlacedColumn,
  type TextWidth,
} from './boardColumns.ts';
import type { BoardSettings } from './boardSettings.ts';
import type { BoardLine } from './line.ts';
import { type BoardType, boardType, filledType, type Screen } from './typography.ts';
import type { BoardWord } from './word.ts';
import type { WordedBoard } from './wordedBoard.ts';

export interface BoardLayout {
  readonly type: BoardType;
  /** Time and name alone where the rest stands below them. */
  readonly columns: readonly PlacedColumn[];
  /** Width of the journeys in the last column, in CSS pixels; 0 where they have no room. */
  readonly journey: number;
}

/**
 * The columns that have room for all of their words, in every row of every page, and the sizes of their type. Where the
 * fewest have none, the rest stands below time and name.
 */
export function boardLayout(
  board: WordedBoard,
  settings: BoardSettings,
  screen: Screen,
  widthOf: TextWidth,
): BoardLayout {
  const usual = usualLayout(board, settings, screen, widthOf);
  const layout = filledLayout(usual, board, settings, screen, widthOf) ?? usual;
  return withRoomForUsual(layout, board.sampleUsual, screen, widthOf);
}

/** By how much it may be smaller than the small type. */
export const leastUsual = 0.85;

/** Keeps room for usual delays, which come later in the place of original ETAs (usual.ts): what a journey can spare of its own. */
function withRoomForUsual(
  layout: BoardLayout,
  sample: string,
  screen: Screen,
  widthOf: TextWidth,
): BoardLayout {
  const { type, columns, journey } = layout;
  const last = columns.at(-1);
  if (last?.small[0] !== 'original') return layout;
  const needed = widthOf(sample, type.small);
  const forJourney = journey && type.gap + Math.ceil(leastJourney * type.main);
  const room = last.width + roomBeside(columns, type, screen) - forJourney;
  if (room < leastUsual * needed) return layout;
  const width = Math.max(last.width, Math.floor(Math.min(needed, room)));
  const wider = [...columns.slice(0, -1), { ...last, width }];
  return { type, columns: wider, journey: journeyWidth(roomBeside(wider, type, screen), type) };
}

/** By how much type may be larger than the rule asks for. */
const scales = [3, 2.6, 2.3, 2, 1.8, 1.6, 1.4, 1.25, 1.1, 1];
/** Columns that fill less of the page than this leave a wall mostly empty. */
const fullEnough = 0.7;
/** Of the list, for arrivals above what waits at their port. */
const shareOfArrivals = 0.6;

/**
 * Larger type where all rows are on one page that they do not fill; null where they do. The columns stay the same. Where
 * they still leave most of the page empty, the rest of a row stands below time and name, if all of it has room there.
 */
function filledLayout(
  usual: BoardLayout,
  board: WordedBoard,
  settings: BoardSettings,
  screen: Screen,
  widthOf: TextWidth,
): BoardLayout | null {
  const { type } = usual;
  const { lines } = board;
  const bands = new Set(lines.map(({ day }) => day)).size;
  const isOnePage = lines.length * type.row + bands * type.band <= type.list + 1e-6;
  if (lines.length === 0 || settings.rows !== null || !isOnePage) return null;
  for (const share of board.onLand.length > 0 ? [shareOfArrivals, 1] : [1]) {
    const rows: Rows = { usual, board, bands, share, distance: settings.distance };
    const layout = type.arrangement === 'columns' ? filledColumns(rows, screen, widthOf) : null;
    const isFull = layout !== null && fullness(layout, rows) >= fullEnough;
    const below = isFull ? null : filledLines(rows, screen, widthOf);
    const best = below && (!layout || below.type.main > layout.type.main) ? below : layout;
    if (best) return best;
  }
  return null;
}

/** The rows of a page, and what they may fill of it. */
interface Rows {
  readonly usual: BoardLayout;
  readonly board: WordedBoard;
  readonly bands: number;
  readonly share: number;
  readonly distance: number;
}

/** The share of their room that rows and headings take. */
const fullness = ({ type: { row, band, list } }: BoardLayout, { board, bands, share }: Rows): number =>
  (board.lines.length * row + bands * band) / (share * list);

/** The largest type in which the usual columns have room, and journeys where they have some. */
function filledColumns(rows: Rows, screen: Screen, widthOf: TextWidth): BoardLayout | null {
  const { usual, board, distance } = rows;
  for (const scale of scales) {
    const type = filledType('columns', screen, distance, { ...rows, rows: board.lines.length, scale });
    if (!type) continue;
    const columns = placed(usual.columns, board, type, widthOf);
    const left = roomBeside(columns, type, screen);
    const journey = journeyWidth(left, type);
    if (left >= 0 && (journey > 0 || usual.journey === 0)) return { type, columns, journey };
  }
  return null;
}

/** The largest type in which all notes have room below time and name, or as many as the usual type shows of them. */
function filledLines(rows: Rows, screen: Screen, widthOf: TextWidth): BoardLayout | null {
  const { usual, board, distance } = rows;
  const { lines } = board;
  const wanted =
    usual.type.arrangement === 'columns'
      ? lines.map(({ notes }) => notes.filter(({ text }) => text !== ''))
      : notesShown(lines, usual.type, screen, widthOf);
  for (const scale of scales) {
    for (const arrangement of ['lines', 'stack'] as const) {
      const type = filledType(arrangement, screen, distance, { ...rows, rows: lines.length, scale });
      if (!type) continue;
      const shown = notesShown(lines, type, screen, widthOf);
      if (!wanted.every((notes, index) => notes.every((note) => shown[index]?.includes(note)))) continue;
      const columns = arrangement === 'lines' ? placed([lead, name], board, type, widthOf) : [];
      if (arrangement === 'stack' || roomBeside(columns, type, screen) >= 0)
        return { type, columns, journey: 0 };
    }
  }
  return null;
}

/** The notes of each line that have room below it, in its type. */
const notesShown = (
  lines: readonly BoardLine[],
  { padding, small: size, smallLines: count }: BoardType,
  screen: Screen,
  widthOf: TextWidth,
): readonly (readonly BoardWord[])[] =>
  lines.map(({ notes }) => flow(notes, { size, width: screen.width - 2 * padding, count }, widthOf).flat());

function usualLayout(
  board: WordedBoard,
  settings: BoardSettings,
  screen: Screen,
  widthOf: TextWidth,
): BoardLayout {
  const typeOf = (arrangement: BoardType['arrangement']) =>
    boardType(arrangement, screen, settings.distance, settings.rows);
  const inColumns = typeOf('columns');
  for (const choice of columnChoices(settings.by, board)) {
    const columns = placed(choice.columns, board, inColumns, widthOf);
    const left = roomBeside(columns, inColumns, screen);
    const journey = journeyWidth(left, inColumns);
    if (left >= 0 && (journey > 0 || !choice.forJourney)) return { type: inColumns, columns, journey };
  }
  const inLines = typeOf('lines');
  const pair = placed([lead, name], board, inLines, widthOf);
  if (roomBeside(pair, inLines, screen) >= 0) return { type: inLines, columns: pair, journey: 0 };
  return { type: typeOf('stack'), columns: [], journey: 0 };
}

const lead: BoardColumn = { heading: null, main: 'lead', small: [] };
const name: BoardColumn = { heading: null, main: 'name', small: [] };

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
