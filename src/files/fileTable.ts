import type { FileCell } from './fileCell.ts';
import type { RawCell } from './rawCells.ts';

/** A table as files hold it: every row has a cell for each heading. */
export interface FileTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** Where a column has times to come beside times that have been, a column after it says how each stands. */
export function fileTable(headings: readonly string[], rows: readonly (readonly RawCell[])[]): FileTable {
  const mixed = headings.map((_heading, at) => rows.some((cells) => cells[at]?.status));
  return {
    headings: headings.flatMap((text, at) => (mixed[at] ? [text, `${text}: status`] : [text])),
    rows: rows.map((cells) =>
      cells.flatMap(({ cell, status }, at) =>
        mixed[at] ? [cell, status === null ? null : { kind: 'text', text: status }] : [cell],
      ),
    ),
  };
}
