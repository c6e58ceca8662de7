import { columnWidths } from '#/domain/list/columnList.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import type { ColumnChoice } from '#/domain/list/view.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { GridColumn } from '#/ui/grid/gridColumn.ts';
import { columnLabel } from '#/wording/listColumns.ts';
import { leadColumn } from './columnChoice.ts';
import { type ColumnLook, columnLooks, type ListContext } from './columnLooks.ts';
import { formatCell } from './formatCell.tsx';

/** Of a custom field. */
const usual: ColumnLook = {};
const usualWidth = 130;

/** The columns of the grid as chosen: the number leads, whatever its place, because its link opens the row. */
export function listColumns(
  choices: readonly ColumnChoice[],
  known: KnownColumns,
  context: ListContext,
): GridColumn<FleetRow>[] {
  const shown = new Set(choices.map(({ id }) => id));
  const more = { ...context, shown };
  return columnTracks(choices, known).map(({ column, ...track }) => {
    const { draw, isAmount } = lookOf(track.id);
    return {
      ...track,
      align: isAmount ? 'end' : 'start',
      leastWidth: columnWidths.least,
      maxWidth: columnWidths.limit,
      cell: (row, tabIndex) =>
        draw ? draw(row, { ...more, tabIndex }) : formatCell(column.value(row, context), context.times),
    } satisfies GridColumn<FleetRow>;
  });
}

/** What is known of the columns before there is a row. */
export function columnTracks(choices: readonly ColumnChoice[], known: KnownColumns) {
  const ordered = choices.toSorted((a, b) => Number(b.id === leadColumn) - Number(a.id === leadColumn));
  return ordered.flatMap(({ id, width }) => {
    const column = known.find(id);
    if (!column) return [];
    const look = lookOf(id);
    return {
      id,
      column,
      label: columnLabel(column),
      width: look.width ?? usualWidth,
      share: look.share,
      chosenWidth: width,
    };
  });
}

const lookOf = (id: string): ColumnLook => lookup(columnLooks, id) ?? usual;
