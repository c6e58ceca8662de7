import type { FleetColumn } from '#/domain/list/column.ts';
import type { KnownColumns } from '#/domain/list/columns.ts';
import type { RowKind } from '#/domain/list/row.ts';
import type { ColumnChoice } from '#/domain/list/view.ts';

/** The columns of the screen. */
export interface ShownColumns {
  readonly choices: readonly ColumnChoice[];
  readonly by: RowKind;
  readonly known: KnownColumns;
}

/**
 * The columns of a file in the order of the screen: the number leads, and what a second line shows there is a column of
 * its own here, right after its first.
 */
export function exportColumns({ choices, by, known }: ShownColumns): FleetColumn[] {
  const chosen = choices
    .map(({ id }) => id)
    .toSorted((a, b) => Number(b === 'number') - Number(a === 'number'));
  const ids = chosen.flatMap((id) => [
    id,
    ...(known.find(id)?.below?.(by) ?? []).filter((second) => !chosen.includes(second)),
  ]);
  return [...new Set(ids)].map(known.find).filter((column) => column !== null);
}
