/** A label that wants to stand at a point of a line, in pixels. */
export interface Wish {
  readonly x: number;
  readonly width: number;
  /** Of two that have no room beside each other, the one with the higher number stands. */
  readonly priority: number;
}

/** Between two labels. */
const gap = 10;
/** A label that begins or ends at its point begins or ends with the dot. */
const radius = 5;

/**
 * The left ends of labels in one row, each below its point: begun there, else with the point in its middle, else ended there,
 * else moved as far as its neighbours and the ends of the line want it. None overlaps another or is cut off; null is one that
 * has no room.
 */
export function placeLabels(wishes: readonly Wish[], width: number): (number | null)[] {
  const placed: { readonly left: number; readonly right: number }[] = [];
  const lefts = wishes.map((): number | null => null);
  const byPriority = [...wishes.entries()].toSorted(([, a], [, b]) => b.priority - a.priority);
  for (const [index, wish] of byPriority) {
    const ended = wish.x - wish.width;
    const tries = [wish.x - radius, wish.x - wish.width / 2, ended + radius, 0, width - wish.width];
    for (const { left, right } of placed) tries.push(right + gap, left - gap - wish.width);
    const left = tries.find(
      (one) =>
        one >= ended &&
        one <= wish.x &&
        one >= 0 &&
        one + wish.width <= width &&
        placed.every((other) => one >= other.right + gap || one + wish.width + gap <= other.left),
    );
    if (left === undefined) continue;
    lefts[index] = left;
    placed.push({ left, right: left + wish.width });
  }
  return lefts;
}
