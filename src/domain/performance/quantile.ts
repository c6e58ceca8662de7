import { countWhile } from '#/domain/records/countWhile.ts';

/**
 * The quantile of sorted numbers by R-7 (Hyndman and Fan 1996, definition 7, as in R, NumPy and spreadsheets): linear
 * between the two nearest order statistics at `(n − 1) p`. NaN where there are no numbers.
 */
export const quantile = (sorted: readonly number[], p: number): number =>
  between(sorted.length, p, (place) => sorted[place]);

/** The same of all but the number at one place. */
export const quantileWithout = (sorted: readonly number[], p: number, left: number): number =>
  between(sorted.length - 1, p, (place) => sorted[place < left ? place : place + 1]);

function between(count: number, p: number, at: (place: number) => number | undefined): number {
  if (count < 1) return Number.NaN;
  const position = (count - 1) * p;
  const below = Math.floor(position);
  const low = at(below) ?? Number.NaN;
  const high = at(Math.min(below + 1, count - 1)) ?? Number.NaN;
  return low + (high - low) * (position - below);
}

/** The first place of a number in sorted numbers, or where it would be. */
export const placeOf = (sorted: readonly number[], number: number): number =>
  countWhile(sorted.length, (place) => (sorted[place] ?? Number.NaN) < number);
