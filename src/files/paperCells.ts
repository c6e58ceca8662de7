import type { ColumnContext, FleetColumn } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { dayText, timeText } from '#/time/digits.ts';
import type { FileClock, FileCell } from './fileCell.ts';
import { rawCells } from './rawCells.ts';
import { signedText } from './signedColumn.ts';

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

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
      return [numbers.format(cell.number), cell.unit].filter(Boolean).join(' ');
    case 'day':
      return dayText(Date.parse(cell.day)).long;
    case 'clock':
      return `${dayText(cell.digits).long} ${timeText(cell.digits)} ${cell.zone}`;
  }
}
