import type { ColumnContext, FleetColumn } from '#/domain/fleetColumn.ts';
import type { FleetRow } from '#/domain/fleetRow.ts';
import { type FileCell, fileCell, type FileClock } from './fileCell.ts';

/** A table as files hold it: every row has a cell for each heading. */
export interface FileTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly FileCell[])[];
}

/** What a column says about a row, and whether that has happened, where the column mixes both. */
export interface RawCell {
  readonly cell: FileCell;
  readonly standing: 'expected' | 'actual' | null;
}

/** The cells of a row, in the order of the columns. */
export function rawCells(
  row: FleetRow,
  columns: readonly FleetColumn[],
  context: ColumnContext,
  clock: FileClock,
): RawCell[] {
  return columns.map((column) => {
    const value = column.value(row, context);
    return { cell: fileCell(value, clock), standing: value?.kind === 'moment' ? value.standing : null };
  });
}

/** Where a column has times to come beside times that have been, a column after it says which is which. */
export function fileTable(labels: readonly string[], rows: readonly (readonly RawCell[])[]): FileTable {
  const mixed = labels.map((_label, at) => rows.some((cells) => cells[at]?.standing));
  return {
    headings: labels.flatMap((label, at) => (mixed[at] ? [label, `${label}: actual or expected`] : [label])),
    rows: rows.map((cells) =>
      cells.flatMap(({ cell, standing }, at) =>
        mixed[at] ? [cell, standing && { kind: 'text', text: standing }] : [cell],
      ),
    ),
  };
}
