import { useRef } from 'react';
import type { AnyRow } from './gridLine.ts';
import type { GridProps } from './gridProps.ts';
import { GridTable } from './GridTable.tsx';
import { useCards } from './useCards.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridSelection } from './useGridSelection.ts';

/**
 * A list of many rows with columns to sort and size, rows to walk and to select: a table on a wide page, cards on a
 * narrow one. Only what is in sight is in the document; screen readers get the whole count. Roles and keys are
 * those of the grid pattern, since rows can be selected and more than links can be reached
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/).
 */
export function Grid<Row extends AnyRow>(props: GridProps<Row>) {
  const { label, lines, columns, selected, lastRow, bar, singleKeys, onSelect, onRow } = props;
  const Cards = useCards();
  const body = useRef<HTMLDivElement>(null);
  const focus = useGridFocus(lines, body, lastRow, onRow, singleKeys);
  const selection = useGridSelection(lines, selected, onSelect);
  const state = { body, focus, selection };

  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        className="flex min-h-0 flex-1 flex-col"
      >
        {/* oxlint-disable-next-line react/static-components -- Its code has a file of its own; when it is here is found out. */}
        {Cards ? <Cards {...props} {...state} /> : <GridTable {...props} {...state} />}
      </div>
      {bar !== null && (
        // A phone scrolls the whole page: there it stands above the bar of the pages.
        <div className="card absolute inset-x-3 bottom-3 z-3 mx-auto shadow-lg max-md:fixed max-md:bottom-18 md:w-fit">
          {bar}
        </div>
      )}
    </div>
  );
}
