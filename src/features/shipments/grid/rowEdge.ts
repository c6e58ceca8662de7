import type { ColumnContext } from '#/domain/list/column.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { rowVerdict } from '#/domain/list/rowVerdict.ts';
import { tryOr } from '#/domain/records/tryOr.ts';
import { verdictLooks } from '#/parts/status/verdictLooks.ts';

/** The edge of a row whose money or deadline is lost or will be, by the worse of its verdict and its deadline. */
export function rowEdge(row: FleetRow, context: ColumnContext): string | null {
  const urgency = tryOr(() => rowVerdict(row, context)?.verdict.urgency, undefined);
  return urgency === 'lost' || urgency === 'risk' ? verdictLooks[urgency].fill : null;
}
