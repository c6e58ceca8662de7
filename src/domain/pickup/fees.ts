import type { Fee } from '#/domain/records/container.ts';

export interface FeeSum {
  /** Null when the source did not name the currency. None is assumed. */
  readonly currencyCode: string | null;
  readonly amount: number;
}

/** `notReported` and `none` are different answers: null and an empty list of the source. */
export type FeeTotals =
  | { readonly kind: 'notReported' }
  | { readonly kind: 'none' }
  | { readonly kind: 'sums'; readonly sums: readonly FeeSum[] };

/**
 * Fees summed per currency. A `total` repeats the items of its currency and counts only where there are none
 * (docs/interface.md 6.3); a total and items of which one lacks the currency are taken for the same money.
 */
export function feeTotals(fees: readonly Fee[] | null): FeeTotals {
  if (fees === null) return { kind: 'notReported' };
  if (fees.length === 0) return { kind: 'none' };
  const items = fees.filter((fee) => fee.type !== 'total');
  const totals = fees.filter(
    (total) => total.type === 'total' && !items.some((item) => isSameMoney(item, total)),
  );
  const sums = new Map(addFees(items).map((sum) => [sum.currencyCode, sum]));
  // A second total of one currency is a repetition too.
  for (const { currencyCode, amount } of totals) {
    const before = sums.get(currencyCode)?.amount ?? 0;
    sums.set(currencyCode, { currencyCode, amount: Math.max(before, toCents(amount) / 100) });
  }
  return { kind: 'sums', sums: [...sums.values()] };
}

/** What is owed. A fee of 0 is reported, and owes nothing. */
export function owedSums(totals: FeeTotals): readonly FeeSum[] {
  return totals.kind === 'sums' ? totals.sums.filter(({ amount }) => amount > 0) : [];
}

/** Sums of several, by currency. */
export function addFees(all: readonly FeeSum[]): FeeSum[] {
  const sums = new Map<string | null, number>();
  for (const { currencyCode, amount } of all) {
    sums.set(currencyCode, (sums.get(currencyCode) ?? 0) + toCents(amount));
  }
  return [...sums].map(([currencyCode, cents]) => ({ currencyCode, amount: cents / 100 }));
}

function isSameMoney(a: Fee, b: Fee): boolean {
  return a.currencyCode === b.currencyCode || a.currencyCode === null || b.currencyCode === null;
}

const toCents = (amount: number) => Math.round(amount * 100);
