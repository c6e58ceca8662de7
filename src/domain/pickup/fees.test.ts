import { expect, it } from 'vitest';
import type { Fee } from '#/domain/records/container.ts';
import { feeTotals } from './fees.ts';

const fee = (type: string, amount: number, currencyCode: string | null = 'USD'): Fee => ({
  type,
  amount,
  currencyCode,
});
const sums = (...fees: Fee[]) => {
  const totals = feeTotals(fees);
  return totals.kind === 'sums' ? totals.sums.map((sum) => `${sum.amount} ${sum.currencyCode}`) : totals.kind;
};

it('a total beside its items is not counted twice', () => {
  expect(sums(fee('demurrage', 850), fee('exam', 450), fee('total', 1300))).toEqual(['1300 USD']);
  expect(sums(fee('demurrage', 850), fee('total', 850, null))).toEqual(['850 USD']);
});

it('a total alone counts, once', () => {
  expect(sums(fee('total', 2000))).toEqual(['2000 USD']);
  expect(sums(fee('total', 2000), fee('total', 2000))).toEqual(['2000 USD']);
});

it('currencies are not added up, and none is invented', () => {
  expect(sums(fee('exam', 10), fee('other', 5, 'CAD'))).toEqual(['10 USD', '5 CAD']);
  expect(sums(fee('demurrage', 0, null))).toEqual(['0 null']);
  expect(sums(fee('exam', 10), fee('total', 7, 'CAD'))).toEqual(['10 USD', '7 CAD']);
});

it('cents add up', () => expect(sums(fee('exam', 0.1), fee('other', 0.2))).toEqual(['0.3 USD']));

it('not reported is not the same as none', () => {
  expect(feeTotals(null)).toEqual({ kind: 'notReported' });
  expect(feeTotals([])).toEqual({ kind: 'none' });
});
