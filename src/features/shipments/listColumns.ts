import type { ReactNode } from 'react';
import { columnWidths } from '#/domain/columnList.ts';
import type { ColumnContext } from '#/domain/fleetColumn.ts';
import { findColumn } from '#/domain/fleetColumns.ts';
import type { FleetRow } from '#/domain/fleetRow.ts';
import type { ColumnChoice } from '#/domain/fleetView.ts';
import type { FormatOptions } from '#/time/format.ts';
import type { GridColumn } from '#/ui/gridColumn.ts';
import { cellWords } from './cellWords.tsx';
import { arrivalCell, carrierCell, dischargeCell, etaChangeCell } from './journeyCells.tsx';
import { numberCell } from './numberCell.tsx';
import {
  containersCell,
  daysLeftCell,
  freeDayCell,
  holdsCell,
  readyCell,
  statusCell,
} from './pickupCells.tsx';

/** What a row shows besides its own record. */
interface ListContext extends ColumnContext {
  readonly times: FormatOptions;
  /** What has changed of a shipment since the last look, in a line; null where nothing has. */
  readonly changedWords: (shipmentId: string) => string | null;
}

type Draw = (
  row: FleetRow,
  more: ListContext & { shown: ReadonlySet<string>; tabIndex: 0 | -1 },
) => ReactNode;

/** Columns that say more than their value: a link, badges, a second line. */
const drawings: Readonly<Record<string, Draw>> = {
  number: (row, { tabIndex, shown, changedWords }) =>
    numberCell(row, tabIndex, shown, changedWords(row.shipment.id)),
  carrier: (row, { shown }) => carrierCell(row, shown),
  discharge: (row, { shown }) => dischargeCell(row, shown),
  arrival: (row, { shown, times }) => arrivalCell(row, shown, times),
  etaChange: (row) => etaChangeCell(row),
  containers: (row) => containersCell(row),
  status: (row) => statusCell(row),
  ready: (row, more) => readyCell(row, more, more.times),
  freeDay: (row, more) => freeDayCell(row, more, more.shown, more.times),
  daysLeft: (row, more) => daysLeftCell(row, more),
  holds: (row, more) => holdsCell(row, more, more.times),
};

/** Usual widths by what a column holds; 130 where nothing is said. */
const widths: Readonly<Record<string, number>> = {
  number: 160,
  carrier: 150,
  scac: 90,
  voyage: 90,
  arrival: 190,
  firstEta: 170,
  departure: 170,
  inlandArrival: 170,
  discharged: 170,
  pickedUp: 170,
  emptyReturned: 170,
  appointment: 170,
  lineChecked: 170,
  terminalChecked: 170,
  created: 170,
  containerNumbers: 200,
  loading: 140,
  discharge: 145,
  status: 180,
  ready: 160,
  freeDay: 120,
  daysLeft: 110,
  terminal: 180,
};
const numbers = new Set(['weight', 'fees']);

/** The columns of the grid as chosen: the number leads, whatever its place, because its link opens the row. */
export function listColumns(choices: readonly ColumnChoice[], context: ListContext): GridColumn<FleetRow>[] {
  const shown = new Set(choices.map(({ id }) => id));
  const more = { ...context, shown };
  const ordered = choices.toSorted((a, b) => Number(b.id === 'number') - Number(a.id === 'number'));
  return ordered.flatMap(({ id, width }) => {
    const column = findColumn(id);
    if (!column) return [];
    const drawing = drawings[id];
    return {
      id,
      label: column.label,
      align: numbers.has(id) ? 'end' : 'start',
      width: widths[id] ?? 130,
      chosenWidth: width,
      leastWidth: columnWidths.least,
      mostWidth: columnWidths.most,
      cell: (row, tabIndex) =>
        drawing ? drawing(row, { ...more, tabIndex }) : cellWords(column.value(row, context), context.times),
    } satisfies GridColumn<FleetRow>;
  });
}
