import { type FleetSearch, printFleetSearch, readFleetSearch } from '#/domain/list/search.ts';
import type { ColumnChoice, FleetView } from '#/domain/list/view.ts';

/** The number leads to the shipment, so it is always there and always first. */
export const leadColumn = 'number';

export function sizeColumn(
  columns: readonly ColumnChoice[],
  id: string,
  width: number | null,
): readonly ColumnChoice[] {
  return columns.map((column) => (column.id === id ? { ...column, width } : column));
}

/** The address with other columns. They are made from those in the address, since the screen may follow it later. */
export function withColumns(
  search: FleetSearch,
  change: (columns: readonly ColumnChoice[], view: FleetView) => readonly ColumnChoice[],
): FleetSearch {
  const { view } = readFleetSearch(search);
  const { columns } = printFleetSearch({ ...view, columns: change(view.columns, view) });
  return { ...search, columns };
}
