import { describeArrival } from '#/domain/arrival/arrivalState.ts';
import type { CellValue, ColumnContext, FleetColumn } from '#/domain/list/column.ts';
import { containerOfRow, type FleetRow } from '#/domain/list/row.ts';
import { momentStatuses } from '#/domain/list/words.ts';
import { type FileCell, fileCell, type FileClock } from './fileCell.ts';
import { fileValue } from './signedColumn.ts';

/** The value of a column for a row. */
export interface RawCell {
  readonly cell: FileCell;
  /** The status of a time, in the words of the screen, where the column has estimated and actual times. */
  readonly status: string | null;
}

/** The cells of a row, in the order of the columns. */
export function rawCells(
  row: FleetRow,
  columns: readonly FleetColumn[],
  context: ColumnContext,
  clock: FileClock,
): RawCell[] {
  return columns.map((column) => {
    const value = fileValue(column, row, context);
    const isArrival = column.id === 'arrival';
    return {
      cell: fileCell(value, clock),
      status: isArrival ? describeArrival(row.shipment, containerOfRow(row), context.now) : statusOf(value),
    };
  });
}

function statusOf(value: CellValue): string | null {
  return value?.kind === 'moment' && value.status ? momentStatuses[value.status] : null;
}
