/** How rows are laid out: in columns, with all but time and name below these two, or with these two one below the other. */
export type Arrangement = 'columns' | 'lines' | 'stack';

/** The sizes of a board, in CSS pixels. */
export interface BoardType {
  readonly arrangement: Arrangement;
  /** Font size of what a row is read by: time, name, change. */
  readonly main: number;
  /** Font size of what is below it. */
  readonly small: number;
  /** Font size of the head; the foot goes by it. */
  readonly frame: number;
  /** Font size by the rule of what is below: in larger type, the least that may be used. */
  readonly least: number;
  /** Room at either side. */
  readonly padding: number;
  /** Between two columns. */
  readonly gap: number;
  readonly row: number;
  /** How many lines of the small size a row has room for. */
  readonly smallLines: number;
  /** Height of the heading of a day. */
  readonly band: number;
  /** The most rows on a page. */
  readonly rows: number;
  /** Height that rows and headings of days share. */
  readonly list: number;
  readonly head: number;
  /** Height of the headings of the columns. */
  readonly headings: number;
  readonly foot: number;
  /** The farthest that the main line can be read from by the rule, in metres: less than asked where type was made smaller. */
  readonly readableFrom: number;
}

export interface Screen {
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** A browser does not know how large its screen is. The rule is measured on the usual one of a wall. */
const diagonalMillimetres = 55 * 25.4;
/** Height of a capital to the font size, of the system's sans serif faces. */
const capHeight = 0.7;

/**
 * The least height of a capital, in millimetres, that signs are read by from so many metres (2010 ADA Standards,
 * table 703.5.5, for signs 1.8 to 3 m above the floor and higher, as summed up in docs/board.md 2).
 */
export function capMillimetres(metres: number): number {
  if (metres <= 1.8) return 16;
  if (metres <= 4.6) return 51;
  if (metres <= 6.4) return 75;
  return 75 + Math.ceil((metres - 6.4) / 0.3 - 1e-9) * 3.2;
}

/** The inverse: the farthest that capitals of so many millimetres can be read from. */
function metresFor(millimetres: number): number {
  if (millimetres < 16) return (millimetres / 16) * 1.8;
  if (millimetres < 51) return 1.8;
  if (millimetres < 75) return 4.6;
  return 6.4 + Math.floor((millimetres - 75) / 3.2 + 1e-9) * 0.3;
}

export function millimetresPerPixel({ width, height }: Screen): number {
  return diagonalMillimetres / Math.hypot(width, height);
}

/** What is below is read by those who have found the row: an inch for each ten feet, as signs are planned. */
const smallMillimetres = (metres: number) => metres * (25.4 / 3.048);

/** Smaller is unreadable: on a phone, which is no wall, the rule would ask for less. */
const leastMain = 17;
const leastSmall = 14;

/** What an arrangement needs: lines of either size, and heights of its frame and of a band in small sizes. */
interface Needs {
  readonly main: number;
  readonly small: number;
  /** In main sizes. */
  readonly padding: number;
  readonly gap: number;
  readonly head: number;
  readonly headings: number;
  readonly band: number;
  readonly foot: number;
}

// Far away the frame is read from nearer, so that the rows have the room.
const needsOf: Readonly<Record<Arrangement, Needs>> = {
  columns: { main: 1, small: 1, padding: 0.8, gap: 0.9, head: 2.8, headings: 1.2, band: 1.3, foot: 1.4 },
  lines: { main: 1, small: 1, padding: 0.35, gap: 0.5, head: 1.9, headings: 0, band: 0.95, foot: 1.4 },
  stack: { main: 2, small: 1, padding: 0.35, gap: 0.5, head: 1.9, headings: 0, band: 0.95, foot: 1.4 },
};

/** Height of a line to its font size; capitals and figures need less, and descenders just fit. */
export const lineHeight = 1.08;
const rowPadding = 0.2;
/** Of the width: letters that are too large for a narrow screen leave no room beside them. */
const maxPadding = 0.05;
/** A day has three rows or more on most boards. */
const rowsOfDay = 3;

/** What a row of a size takes at least. */
const leastRow = (needs: Needs, main: number, small: number): number =>
  main * (needs.main * lineHeight + rowPadding) + small * needs.small * lineHeight;

const linesBelow = (needs: Needs, { main, small, row }: Pick<BoardType, 'main' | 'small' | 'row'>): number =>
  Math.max(
    1,
    Math.floor((row - main * (needs.main * lineHeight + rowPadding)) / (small * lineHeight) + 1e-9),
  );

/** The sizes that the rule asks for, in CSS pixels. */
function sizesBy(screen: Screen, metres: number): { readonly rule: number; readonly below: number } {
  const scale = millimetresPerPixel(screen);
  const rule = Math.max(leastMain, capMillimetres(metres) / capHeight / scale);
  return {
    rule,
    below: Math.min(rule, Math.max(leastSmall, smallMillimetres(metres) / capHeight / scale)),
  };
}

/** Of a row in columns, to the least: with more room its words would no longer stand together. */
const airiest = 1.7;

/** Head and foot say less than the rows, and grow less. */
const frameGrowth = 1.35;

/** Few rows that are all on one page. */
export interface Fill {
  readonly rows: number;
  readonly bands: number;
  /** How much larger type is than the rule asks for. */
  readonly scale: number;
  /** The share of the list that is theirs. */
  readonly share: number;
}

/** Larger type for rows that fill a page; null where they would not fit. */
export function filledType(
  arrangement: Arrangement,
  screen: Screen,
  metres: number,
  { rows, bands, scale, share }: Fill,
): BoardType | null {
  const needs = needsOf[arrangement];
  const { rule, below } = sizesBy(screen, metres);
  const [main, small] = [rule * scale, below * scale];
  const frame = Math.min(small, frameGrowth * below);
  const [head, headings, foot] = [frame * needs.head, small * needs.headings, frame * needs.foot];
  const band = small * needs.band;
  const list = screen.height - head - headings - foot;
  const least = leastRow(needs, main, small);
  const room = (share * list - bands * band) / rows;
  if (room < least) return null;
  const row = arrangement === 'columns' ? Math.min(room, airiest * least) : room;
  return {
    arrangement,
    main,
    small,
    frame,
    least: below,
    padding: Math.min(main * needs.padding, maxPadding * screen.width),
    gap: Math.min(main * needs.gap, maxPadding * screen.width),
    row,
    smallLines: linesBelow(needs, { main, small, row }),
    band,
    rows: Infinity,
    list,
    head,
    headings,
    foot,
    readableFrom: metres,
  };
}

/** The same type with rows that fill a page that has fewer of them than it has room for. */
export function typeOfPage(type: BoardType, rows: number, bands: number): BoardType {
  const needs = needsOf[type.arrangement];
  const room = type.list - bands * type.band;
  if (rows === 0 || room - rows * type.row < (type.arrangement === 'columns' ? type.row : 1)) return type;
  const airy = airiest * leastRow(needs, type.main, type.small);
  const row = type.arrangement === 'columns' ? Math.max(type.row, Math.min(room / rows, airy)) : room / rows;
  return { ...type, row, smallLines: linesBelow(needs, { ...type, row }) };
}

/**
 * Sizes for a screen that is read from so many metres.
 *
 * @param wanted the most rows on a page. Type is made smaller where they would not fit, or where not even one row of the
 * rule's size does under its heading; it is never larger than the rule needs
 */
export function boardType(
  arrangement: Arrangement,
  screen: Screen,
  metres: number,
  wanted: number | null,
): BoardType {
  const scale = millimetresPerPixel(screen);
  const needs = needsOf[arrangement];
  const { rule, below } = sizesBy(screen, metres);
  const heightOf = (rows: number, days: number) =>
    below * (needs.head + needs.headings + needs.foot + days * needs.band) +
    rows * leastRow(needs, rule, below);
  const rows = wanted ?? 1;
  const days = Math.ceil(rows / rowsOfDay);
  const shrink = Math.min(1, screen.height / heightOf(rows, days));
  const [main, small] = [rule * shrink, below * shrink];
  const [head, headings, foot] = [small * needs.head, small * needs.headings, small * needs.foot];
  const band = small * needs.band;
  const list = screen.height - head - headings - foot;
  const least = leastRow(needs, main, small);
  const fitting = Math.max(1, Math.floor((list - days * band) / least + 1e-9));
  const held = Math.min(fitting, wanted ?? fitting);
  // What is left over goes to headings of more days, then to the lines below, where these say more the more there are.
  const bands = Math.max(days, Math.min(held, Math.floor((list - held * least) / band)));
  const row = arrangement === 'columns' ? least : (list - bands * band) / held;
  return {
    arrangement,
    main,
    small,
    frame: small,
    least: small,
    padding: Math.min(main * needs.padding, maxPadding * screen.width),
    gap: Math.min(main * needs.gap, maxPadding * screen.width),
    row,
    smallLines: linesBelow(needs, { main, small, row }),
    band,
    rows: wanted ?? Infinity,
    list,
    head,
    headings,
    foot,
    readableFrom: Math.min(metres, metresFor(main * capHeight * scale + 1e-9)),
  };
}
