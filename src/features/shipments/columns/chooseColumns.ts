import type { ColumnChoice } from '#/domain/list/view.ts';
import { leadColumn } from './columnChoice.ts';

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
