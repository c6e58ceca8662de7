import { arrivalFact } from '#/domain/arrival/arrivalState.ts';
import type { CellValue, ColumnContext, FleetColumn } from '#/domain/list/column.ts';
import { containerOfRow, type FleetRow } from '#/domain/list/row.ts';
import { numberFormat } from '#/language/numberFormat.ts';
import { dayText } from '#/time/dayText.ts';
import { timeText } from '#/time/digits.ts';
import { describeArrival } from '#/wording/arrival.ts';
import { momentStatuses } from '#/wording/listCells.ts';
import { type FileCell, fileCell, type FileClock } from './fileCell.ts';
import { fileValue, signedText } from './signedColumn.ts';

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
      status: isArrival
        ? describeArrival(arrivalFact(row.shipment, containerOfRow(row), context.now))
        : statusOf(value),
    };
  });
}

function statusOf(value: CellValue): string | null {
  return value?.kind === 'moment' && value.status ? momentStatuses[value.status] : null;
}

const numbers = numberFormat({ maximumFractionDigits: 2 });

/** The cells of a row on paper, in the order of the columns: as in a file, but in words. */
export function paperCells(
  row: FleetRow,
  columns: readonly FleetColumn[],
  context: ColumnContext,
  clock: FileClock,
): string[] {
  return rawCells(row, columns, context, clock).map(({ cell, status }, at) => {
    const column = columns[at];
    const words = column ? signedText(column, row, context) : null;
    return words ?? [cellText(cell), status].filter(Boolean).join(' · ');
  });
}

/** A cell in words, for paper: with the year and the zone, since paper is read at any later time. */
export function cellText(cell: FileCell): string {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'text':
      return cell.text;
    case 'number':
      return [numbers(cell.number), cell.unit].filter(Boolean).join(' ');
    case 'day':
      return dayText(Date.parse(cell.day)).long;
    case 'clock':
      return `${dayText(cell.digits).long} ${timeText(cell.digits)} ${cell.zone}`;
  }
}
