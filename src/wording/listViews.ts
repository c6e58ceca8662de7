import type { KnownColumns } from '#/domain/list/columns.ts';
import { isDefaultOrder } from '#/domain/list/order.ts';
import type { RowKind } from '#/domain/list/row.ts';
import type { FleetOrder } from '#/domain/list/view.ts';
import { inSentence } from '#/language/inSentence.ts';
import { columnLabel } from './listColumns.ts';

/** What rows are for. */
export const rowKindNames: Readonly<Record<RowKind, string>> = {
  shipment: 'Shipments',
  container: 'Containers',
};

const dueSoonestFirst = 'due soonest first';

/** `by voyage, descending` */
function sortedBy(label: string, descending: boolean): string {
  return `by ${inSentence(label)}${descending ? ', descending' : ''}`;
}

/** The order in words, as it follows a count of rows. */
export function describeOrder(order: FleetOrder, columns: KnownColumns): string {
  const column = columns.find(order.column);
  if (!column || isDefaultOrder(order)) return dueSoonestFirst;
  return sortedBy(columnLabel(column), order.descending);
}
