import type { Sum } from '#/domain/charges/sums.ts';
import { estimatedTotal } from '#/domain/exceptions/estimatedCosts.ts';
import { type ExceptionRow, totalFees } from '#/domain/exceptions/exceptionRows.ts';
import { rowsMoney } from '#/domain/exceptions/rowsMoney.ts';
import { describeSums } from '#/wording/charges.ts';
import { describeFees } from '#/wording/money.ts';
import { costsEstimated, feesReported, feesUnverified } from './words.ts';

/** What the rows cost: as sources report it, what of that is unverified, and as the tariffs of the team estimate it. */
export function MoneyLine({
  rows,
  estimates,
}: {
  rows: readonly ExceptionRow[];
  estimates: ReadonlyMap<string, readonly Sum[]>;
}) {
  const money = rowsMoney(rows, estimates);
  const reported = describeFees(money.reported);
  const doubtful = describeFees(money.unverified);
  const estimated = describeEstimated(rows, estimates);
  return (
    <p className="order-last flex basis-full flex-wrap gap-x-3 text-sm empty:hidden 2xl:order-none 2xl:basis-auto">
      {reported !== '' && <span className="font-semibold text-problem">{feesReported(reported)}</span>}
      {doubtful !== '' && <span className="text-ink-soft">{feesUnverified(doubtful)}</span>}
      {estimated !== '' && <span className="text-ink-soft">{estimated}</span>}
    </p>
  );
}

/** `4,095 USD + 10,437 CAD`; empty where nothing is reported. */
export const describeReported = (rows: readonly ExceptionRow[]): string => describeFees(totalFees(rows));

/** `1,200 USD estimated`; empty where nothing is. */
export function describeEstimated(
  rows: readonly ExceptionRow[],
  estimates: ReadonlyMap<string, readonly Sum[]>,
): string {
  const sums = describeSums(estimatedTotal(rows, estimates));
  return sums === '' ? '' : costsEstimated(sums);
}
