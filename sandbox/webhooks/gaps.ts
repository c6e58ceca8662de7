const minute = 60_000;
const hour = 60 * minute;

/** From one attempt to the next, before jitter: a day in all. */
const gaps: readonly number[] = [
  10_000,
  30_000,
  minute,
  3 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
];

/** About twelve, says docs/interface.md 5.4. */
export const maxAttempts = gaps.length + 1;

/**
 * How long to wait after so many attempts; null when there is no further one. A quarter less or more, so that what failed
 * together does not come back together.
 *
 * @param random from 0 to 1
 */
export function gapAfter(attempts: number, random: number): number | null {
  const gap = gaps[attempts - 1];
  return gap === undefined ? null : Math.round(gap * (0.75 + random / 2));
}
