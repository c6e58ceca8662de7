import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import { GridBody } from './GridBody.tsx';
import { type GridColumn, type GridSort, gridTracks } from './gridColumn.ts';
import { GridHeader } from './GridHeader.tsx';
import type { GridLine } from './gridLine.ts';
import { useGridFocus } from './useGridFocus.ts';
import { selectedOf, type Selection, useGridSelection } from './useGridSelection.ts';
import { useWide } from './useWide.ts';

export interface GridProps<Row> {
  readonly label: string;
  readonly lines: readonly GridLine<Row>[];
  /** The first holds the link of the row and stays in sight. */
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: GridSort | null;
  readonly selected: Selection;
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
}

/**
 * A list of many rows with columns to sort and size, rows to walk and to select: a table on a wide page, cards on a
 * narrow one. Only what is in sight is in the document; screen readers are told the whole count. Roles and keys are
 * those of the grid pattern, since rows can be selected and more than links can be reached
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, lines, columns, sort, selected, bar, onSort, onResize, onSelect } = props;
  const wide = useWide();
  const viewport = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(lines, body);
  const selection = useGridSelection(lines, selected, onSelect);
  const all = selectedOf(lines, selected);

  const focusHeading = () => {
    viewport.current?.querySelector<HTMLElement>('[data-sort][tabindex="0"]')?.focus();
  };

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
        <div
          ref={viewport}
          data-scroll-restoration-id={label}
          data-tracks
          className={classes(
            'min-h-0 flex-1 overflow-auto max-md:max-h-[75dvh] xl:scroll-pt-8 xl:scroll-pl-(--pinned-width)',
            // The last row can be scrolled above the bar.
            bar !== null && 'scroll-pb-14 pb-14',
          )}
          style={gridTracks(columns)}
        >
          {wide && (
            <GridHeader
              columns={columns}
              sort={sort}
              allSelected={all}
              onSort={onSort}
              onResize={onResize}
              onSelectAll={all === true ? selection.clear : selection.selectAll}
              onLeave={() => focus.goTo(focus.index)}
            />
          )}
          {/* Cards are measured and table rows are not: neither takes over what the other knows. */}
          <GridBody
            key={wide ? 'table' : 'cards'}
            {...props}
            wide={wide}
            viewport={viewport}
            body={body}
            focus={focus}
            selection={selection}
            onLeave={focusHeading}
          />
        </div>
      </div>
      {bar !== null && (
        <div className="card absolute bottom-3 left-1/2 z-3 -translate-x-1/2 shadow-lg">{bar}</div>
      )}
    </div>
  );
}
