import type { Board } from './board.ts';
import type { OnLandLine, BoardLine, BoardHeading } from './line.ts';
import type { BoardWord } from './word.ts';

/** A board in words (wording/board.ts): its layout follows from what they take. */
export interface WordedBoard extends Pick<Board, 'zones' | 'ports'> {
  readonly lines: readonly BoardLine[];
  /** What the rows are, and the names of up to three ports. */
  readonly title: string;
  /** Figures, with what they are of in front: `Today`, `3 vessels`, `9 containers`, `1 on hold`. */
  readonly summary: {
    /** Null where no clock says which day it is. */
    readonly today: readonly BoardWord[] | null;
    readonly all: readonly BoardWord[];
  };
  readonly onLand: readonly OnLandLine[];
  /** The heading above what waits at the port. */
  readonly onLandBand: readonly BoardWord[];
  readonly headings: Readonly<Record<BoardHeading, string>>;
  /** What a usual delay takes, most often: room is kept for as much. */
  readonly sampleUsual: string;
}
