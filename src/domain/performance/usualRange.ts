import type { Spread } from '#/domain/arrival/usualDelay.ts';
import { placeOf, quantile, quantileWithout } from './quantile.ts';

/** Below this many, nothing is said. */
export const fewest = 8;

/** How many of its own a part needs to count as much as the whole that it belongs to. */
export const wholeWeight = 8;

/** A range is shown where it would have held at least and at most these shares of arrivals that it did not know. */
export const shownCoverage = { least: 0.7, most: 0.9 } as const;

/** What ranges made without it say of each number. */
export interface Backtest {
  readonly inside: number;
  readonly of: number;
}

const lowest = 0.1;
const highest = 0.9;
const toTenth = (days: number): number => Math.round(days * 10) / 10 + 0;

type Quantile = (p: number) => number;

function spreadBy(own: Quantile, whole: Quantile, share: number): Spread {
  const at = (p: number) => toTenth(share < 1 ? share * own(p) + (1 - share) * whole(p) : own(p));
  return { low: at(lowest), median: at(0.5), high: at(highest) };
}

const shareOf = (count: number, whole: readonly number[] | null) =>
  whole ? count / (count + wholeWeight) : 1;

/**
 * The median and the 80% range of sorted numbers; null below the fewest. The quantiles of a part are those of its own
 * and of the whole, which holds it, weighed n to `wholeWeight`.
 */
export function spreadOf(sorted: readonly number[], whole: readonly number[] | null = null): Spread | null {
  if (sorted.length < fewest) return null;
  return spreadBy(
    (p) => quantile(sorted, p),
    (p) => quantile(whole ?? sorted, p),
    shareOf(sorted.length, whole),
  );
}

/** How many of the numbers lie in the range that all others give: leave one out. */
export function backtest(sorted: readonly number[], whole: readonly number[] | null = null): Backtest {
  const share = shareOf(sorted.length - 1, whole);
  const inside = sorted.filter((number, place) => {
    const inWhole = whole ? placeOf(whole, number) : 0;
    const { low, high } = spreadBy(
      (p) => quantileWithout(sorted, p, place),
      (p) => quantileWithout(whole ?? sorted, p, inWhole),
      share,
    );
    return number >= low && number <= high;
  });
  return { inside: inside.length, of: sorted.length };
}

/** Whether a range has kept its word often enough, and not by being too wide. */
export function isTrusted({ inside, of }: Backtest): boolean {
  return inside >= shownCoverage.least * of && inside <= shownCoverage.most * of;
}
