import type { ReactNode } from 'react';
import type { GridColumn, GridSort } from './gridColumn.ts';
import type { AnyRow, GridLine } from './gridLine.ts';
import type { GridSelection } from './useGridSelection.ts';

/** What a grid is given. */
export interface GridProps<Row extends AnyRow> {
  readonly label: string;
  readonly lines: readonly GridLine<Row>[];
  /** The first holds the link of the row and stays in sight. */
  readonly columns: readonly GridColumn<Row>[];
  readonly sort?: GridSort | null;
  /** Rows can be selected where it is given, with `onSelect`. */
  readonly selected?: GridSelection | undefined;
  /** Ids of rows that have just changed. */
  readonly changed?: { has(id: string): boolean };
  /** The id of the row at which the keyboard begins; the first one where it is not given or not there. */
  readonly lastRow: string | undefined;
  /** What a row is called where it is chosen. */
  readonly nameOf: (row: Row) => string;
  /** The colour of the edge of a row that presses; null for any other. */
  readonly edge?: (row: Row) => string | null;
  /** Draws a row where there is no room for columns. */
  readonly card: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** What a card does that is pushed aside. */
  readonly swipe?: {
    /** A word for it, on what the card uncovers. */
    readonly label: (row: Row) => string;
    readonly run: (row: Row) => void;
  };
  /** Of the table. Pixels. */
  readonly rowHeight: number;
  /** Stands over the foot of the list, so that nothing moves under the pointer when it comes. */
  readonly bar: ReactNode;
  /** Whether `j` and `k` begin to walk the rows while nothing has the focus, as the arrows do. */
  readonly singleKeys: boolean;
  /** Without it the rows have an order of their own. */
  readonly onSort?: (sort: GridSort | null) => void;
  /** Null gives a column its usual width back. Without it the columns have widths of their own. */
  readonly onResize?: (column: string, width: number | null) => void;
  /** What a row can do by key, shown while somebody points at it. */
  readonly rowHint?: string;
  /**
   * A letter pressed on a row that the grid itself has no meaning for, the space bar, or Escape, before they mean what they
   * do in every grid; false where the key means nothing here.
   */
  readonly onKey?: (key: string, id: string) => boolean;
  /** F2 on a cell, which edits it (grid pattern); false where it cannot be edited. */
  readonly onEdit?: (id: string, column: string) => boolean;
  readonly onSelect?: ((selected: GridSelection) => void) | undefined;
  /** Receives the id of the row that takes the focus. */
  readonly onRow: (id: string) => void;
}
