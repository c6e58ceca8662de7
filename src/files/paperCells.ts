import type { ColumnContext, FleetColumn } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { cellText } from './cellText.ts';
import type { FileClock } from './fileCell.ts';
import { rawCells } from './rawCells.ts';
import { signedWords } from './signedColumn.ts';

/** The cells of a row on paper, in the order of the columns: as in a file, but in words. */
export function paperCells(
  row: FleetRow,
  columns: readonly FleetColumn[],
  context: ColumnContext,
  clock: FileClock,
): string[] {
  return rawCells(row, columns, context, clock).map(({ cell, status }, at) => {
    const column = columns[at];
    const words = column ? signedWords(column, row, context) : null;
    return words ?? [cellText(cell), status].filter(Boolean).join(' · ');
  });
}
