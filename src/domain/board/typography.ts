/** The sizes of a board, in CSS pixels. */
export interface BoardType {
  /** How a row is laid out: five columns, three, or its parts one below the other. */
  readonly arrangement: Arrangement;
  /** Font size of what a row is read by: name, time, change. */
  readonly main: number;
  /** Font size of what is below it. */
  readonly small: number;
  readonly rowHeight: number;
  /** How many lines of the small size a row has room for. */
  readonly smallLines: number;
  readonly rows: number;
  /** Height of heading and foot together. */
  readonly frame: number;
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

type Arrangement = 'wide' | 'usual' | 'narrow';

/** What an arrangement needs: its width in ems of the main size, its lines, and those of heading and foot together. */
const arrangements: Readonly<Record<Arrangement, Needs>> = {
  wide: { width: 36, main: 1, small: 1, frame: 2 },
  usual: { width: 14, main: 1, small: 1, frame: 2 },
  narrow: { width: 0, main: 2, small: 2, frame: 3 },
};

interface Needs {
  readonly width: number;
  readonly main: number;
  readonly small: number;
  readonly frame: number;
}

/** Height of a line to its font size; capitals and figures need less, and descenders just fit. */
export const lineHeight = 1.08;
const rowPadding = 0.14;
/** Heading and foot are read once and from nearer. */
const frameLine = 0.75 * 1.5;

/**
 * Sizes for a screen that is read from so many metres.
 *
 * @param wanted rows on a page. Type is made smaller where they would not fit, or where not even one row of the rule's
 * size does; it is never larger than the rule needs
 */
export function boardType(screen: Screen, metres: number, wanted: number | null): BoardType {
  const scale = millimetresPerPixel(screen);
  const rule = capMillimetres(metres) / capHeight / scale;
  const below = Math.min(rule, smallMillimetres(metres) / capHeight / scale);
  const typeIn = (arrangement: Arrangement): BoardType => {
    const lines = arrangements[arrangement];
    const needs = rule * (lines.main * lineHeight + rowPadding) + below * lines.small * lineHeight;
    const fitting = Math.max(1, Math.floor((screen.height - frameLine * lines.frame * below) / needs));
    const rows = wanted ?? fitting;
    const shrink = Math.min(1, screen.height / (frameLine * lines.frame * below + rows * needs));
    const [main, small] = [rule * shrink, below * shrink];
    const frame = frameLine * lines.frame * small;
    const rowHeight = (screen.height - frame) / rows;
    const left = rowHeight - main * (lines.main * lineHeight + rowPadding);
    return {
      arrangement,
      main,
      small,
      rows,
      frame,
      rowHeight,
      smallLines: Math.max(1, Math.floor(left / (small * lineHeight) + 1e-9)),
      readableFrom: Math.min(metres, metresFor(main * capHeight * scale + 1e-9)),
    };
  };
  return boardArrangements.map(typeIn).find(fitsIn(screen)) ?? typeIn('narrow');
}

const boardArrangements = ['wide', 'usual'] as const;
const fitsIn =
  ({ width }: Screen) =>
  ({ arrangement, main }: BoardType) =>
    width / main >= arrangements[arrangement].width;
