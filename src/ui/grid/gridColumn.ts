import type { ReactNode } from 'react';

/** A column of a grid. Widths are CSS pixels. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly label: string;
  /** Its cells say what it is: the label is for screen readers alone. */
  readonly hidesLabel?: boolean;
  /** Numbers stand at the end, so that their digits are in columns. */
  readonly align: 'start' | 'end';
  /** The usual width, of which it may get more where the page has room. */
  readonly width: number;
  /** How much of the room that is left it gets beside the others, where that is not as much as its width. */
  readonly share?: number | undefined;
  /** The width that a user chose, to the pixel; null where none did. */
  readonly chosenWidth: number | null;
  readonly leastWidth: number;
  readonly maxWidth: number;
  /**
   * Draws a cell. It is called for every cell that comes into sight, so it uses no hooks.
   *
   * @param tabIndex of the link of the row, in the first column
   */
  readonly cell: (row: Row, tabIndex: 0 | -1) => ReactNode;
}

export interface GridSort {
  readonly column: string;
  readonly descending: boolean;
}

/** The narrow column with the check boxes, before all others. */
export const selectionWidth = 40;

export type Sized = Pick<GridColumn<never>, 'id' | 'width' | 'share' | 'chosenWidth'>;

/**
 * The tracks of a line as custom properties. No track looks at its content, so they come out alike in every line.
 *
 * @param isSelectable whether the check boxes come first
 */
export function gridTracks(columns: readonly Sized[], isSelectable = true): Record<`--${string}`, string> {
  const lead = isSelectable ? selectionWidth : 0;
  const tracks = columns.map(({ width, share = width, chosenWidth }) =>
    chosenWidth === null ? `minmax(${width}px, ${share}fr)` : `${chosenWidth}px`,
  );
  const least = columns.reduce((sum, { width, chosenWidth }) => sum + (chosenWidth ?? width), lead);
  const [first] = columns;
  return {
    '--tracks': (isSelectable ? [`${lead}px`, ...tracks] : tracks).join(' '),
    '--least-width': `${least}px`,
    '--lead': `${lead}px`,
    '--pinned-width': `${lead + (first?.chosenWidth ?? first?.width ?? 0)}px`,
  };
}

/** What the heading of a column does next: ascending, descending, and back to the usual order. */
export function nextSort(sort: GridSort | null, column: string): GridSort | null {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? null : { column, descending: true };
}
