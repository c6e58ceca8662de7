import { type ReactNode, useRef } from 'react';
import { type GridColumn, type GridSort } from './gridColumn.ts';
import { GridCards } from './GridCards.tsx';
import type { AnyRow, GridLine } from './gridLine.ts';
import { GridTable } from './GridTable.tsx';
import { useGridFocus } from './useGridFocus.ts';
import { type Selection, useGridSelection } from './useGridSelection.ts';
import { useWide } from './useWide.ts';

export interface GridProps<Row extends AnyRow> {
  readonly label: string;
  readonly lines: readonly GridLine<Row>[];
  /** The first holds the link of the row and stays in sight. */
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: GridSort | null;
  readonly selected: Selection;
  /** The id of the row at which the keyboard begins; the first one where it is not given or not there. */
  readonly lastRow: string | undefined;
  /** What a row is called where it is chosen. */
  readonly nameOf: (row: Row) => string;
  /** Draws a row where there is no room for columns. */
  readonly card: (row: Row, tabIndex: 0 | -1) => ReactNode;
  /** Stands over the foot of the list, so that nothing moves under the pointer when it comes. */
  readonly bar: ReactNode;
  readonly onSort: (sort: GridSort | null) => void;
  /** Null gives a column its usual width back. */
  readonly onResize: (column: string, width: number | null) => void;
  readonly onSelect: (selected: Selection) => void;
  /** Told the id of the row that takes the focus. */
  readonly onRow: (id: string) => void;
}

/**
 * A list of many rows with columns to sort and size, rows to walk and to select: a table on a wide page, cards on a
 * narrow one. Only what is in sight is in the document; screen readers are told the whole count. Roles and keys are
 * those of the grid pattern, since rows can be selected and more than links can be reached
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
export function Grid<Row extends AnyRow>(props: GridProps<Row>) {
  const { label, lines, columns, selected, lastRow, bar, onSelect, onRow } = props;
  const wide = useWide();
  const body = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(lines, body, lastRow, onRow);
  const selection = useGridSelection(lines, selected, onSelect);
  const state = { body, focus, selection };

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className="flex min-h-0 flex-1 flex-col"
      >
        {wide ? <GridTable {...props} {...state} /> : <GridCards {...props} {...state} />}
      </div>
      {bar !== null && (
        <div className="card absolute bottom-3 left-1/2 z-3 -translate-x-1/2 shadow-lg">{bar}</div>
      )}
    </div>
  );
}
