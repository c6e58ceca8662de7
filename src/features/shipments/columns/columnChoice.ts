import { type FleetSearch, printFleetSearch, readFleetSearch } from '#/domain/list/search.ts';
import type { ColumnChoice, FleetView } from '#/domain/list/view.ts';

/** The number leads to the shipment, so it is always there and always first. */
export const leadColumn = 'number';

/** With the column at the end, or without it. */
export function toggleColumn(columns: readonly ColumnChoice[], id: string): readonly ColumnChoice[] {
  if (id === leadColumn) return columns;
  return columns.some((column) => column.id === id)
    ? columns.filter((column) => column.id !== id)
    : [...columns, { id, width: null }];
}

/** With the column at another place, or the nearest one behind the number. */
export function moveColumn(
  columns: readonly ColumnChoice[],
  id: string,
  to: number,
): readonly ColumnChoice[] {
  const moved = columns.find((column) => column.id === id);
  if (!moved || id === leadColumn) return columns;
  const rest = columns.filter((column) => column !== moved);
  const place = Math.min(Math.max(to, 1), rest.length);
  return [...rest.slice(0, place), moved, ...rest.slice(place)];
}

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
