import { type FeeSum, moneyWords } from '#/domain/pickup/fees.ts';
import { holdLabel } from '#/domain/pickup/holds.ts';
import { type Change, textValue } from './change.ts';
import type { ReviewedHold } from './reviewedShipment.ts';
import {
  changedWords,
  feeWords,
  feesName,
  goneWords,
  holdName,
  holdWords,
  statusNotReported,
} from './words.ts';

type Holds = readonly ReviewedHold[] | null;

/**
 * Holds by name: added, cleared, or changed in their status. One name may stand more than once
 * (docs/interface.md trap 7).
 */
export function holdChanges(before: Holds | undefined, now: Holds): Change[] {
  if (before === undefined) return [];
  const names = new Set([...(before ?? []), ...(now ?? [])].map(({ name }) => name));
  return [...names].flatMap((name) =>
    holdChange(name, statuses(before, name), statuses(now, name), now === null),
  );
}

const statuses = (holds: Holds, name: string): string[] =>
  (holds ?? [])
    .filter((hold) => hold.name === name)
    .map(({ status }) => status ?? statusNotReported)
    .toSorted();

function holdChange(name: string, before: string[], now: string[], silent: boolean): Change[] {
  const from = before.join(', ');
  const to = now.join(', ');
  if (before.length === now.length && from === to) return [];
  const apart = now.length - before.length;
  const count = Math.abs(apart);
  const change = { key: `hold ${name}`, kind: 'hold', from: null, to: null } as const;
  const label = holdName(holdLabel(name));
  if (apart > 0) return [{ ...change, words: holdWords.added(label, count), bearing: 'worse' }];
  // Where holds are no longer reported at all, this one may not be cleared (docs/interface.md 6.3).
  if (silent) return [{ ...change, words: goneWords(label), bearing: 'other' }];
  if (apart < 0) return [{ ...change, words: holdWords.cleared(label, count), bearing: 'better' }];
  return [
    { ...change, words: changedWords(label), bearing: 'other', from: textValue(from), to: textValue(to) },
  ];
}

type Sums = readonly FeeSum[] | null;

/** What is owed, per currency. */
export function feeChanges(before: Sums | undefined, now: Sums): Change[] {
  if (before === undefined) return [];
  const currencies = new Set([...(before ?? []), ...(now ?? [])].map(({ currencyCode }) => currencyCode));
  return [...currencies].flatMap((currency) => {
    const [from, to] = [sumOf(before, currency), sumOf(now, currency)];
    return from?.amount === to?.amount ? [] : [feeChange(currency, from, to, now === null)];
  });
}

const sumOf = (sums: Sums, currency: string | null) =>
  sums?.find(({ currencyCode }) => currencyCode === currency);

function feeChange(
  currency: string | null,
  from: FeeSum | undefined,
  to: FeeSum | undefined,
  silent: boolean,
): Change {
  const value = (sum: FeeSum | undefined) => textValue(sum ? moneyWords(sum) : null);
  const change = { key: `fees ${currency}`, kind: 'fees', from: value(from), to: value(to) } as const;
  const apart = (to?.amount ?? 0) - (from?.amount ?? 0);
  if (!to)
    return {
      ...change,
      words: silent ? goneWords(feesName) : feeWords.removed,
      bearing: silent ? 'other' : 'better',
    };
  if (!from) return { ...change, words: feeWords.added, bearing: apart > 0 ? 'worse' : 'other' };
  return {
    ...change,
    words: apart > 0 ? feeWords.higher : feeWords.lower,
    bearing: apart > 0 ? 'worse' : 'better',
  };
}
