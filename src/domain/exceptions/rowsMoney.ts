import type { Sum } from '#/domain/charges/sums.ts';
import type { FeeSum } from '#/domain/pickup/fees.ts';
import { estimatedTotal } from './estimatedCosts.ts';
import { type ExceptionRow, totalFees } from './exceptionRows.ts';

/** What rows cost so far: three sums that are never added up (docs/charges.md 1), each by currency. */
export interface RowsMoney {
  /** As sources report it. */
  readonly reported: readonly FeeSum[];
  /** Reported by sources whose data is too old to say whether it still grows. */
  readonly unverified: readonly FeeSum[];
  /** By the tariffs of the team. */
  readonly estimated: readonly Sum[];
}

export const isUnverified = ({ consequence }: ExceptionRow): boolean => consequence === 'unverified';

export function rowsMoney(
  rows: readonly ExceptionRow[],
  estimates: ReadonlyMap<string, readonly Sum[]>,
): RowsMoney {
  return {
    reported: totalFees(rows.filter((row) => !isUnverified(row))),
    unverified: totalFees(rows.filter(isUnverified)),
    estimated: estimatedTotal(rows, estimates),
  };
}
