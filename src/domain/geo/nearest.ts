/** A place on a line: a fraction of the stretch from point `index` to the next one. */
export interface PlaceOnLine {
  readonly index: number;
  /** From 0 to 1. */
  readonly fraction: number;
  readonly distance: number;
}

/** The place on a line that is nearest to a point, in the units of the line; null for a line of no points. */
export function nearestOnLine(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  x: number,
  y: number,
): PlaceOnLine | null {
  if (xs.length === 0) return null;
  let index = 0;
  let fraction = 0;
  let least = square((xs[0] ?? 0) - x) + square((ys[0] ?? 0) - y);
  for (let next = 1; next < xs.length; next++) {
    const fromX = xs[next - 1] ?? 0;
    const fromY = ys[next - 1] ?? 0;
    const dx = (xs[next] ?? 0) - fromX;
    const dy = (ys[next] ?? 0) - fromY;
    const whole = dx * dx + dy * dy;
    const along = whole === 0 ? 0 : ((x - fromX) * dx + (y - fromY) * dy) / whole;
    const share = Math.min(1, Math.max(0, along));
    const away = square(fromX + dx * share - x) + square(fromY + dy * share - y);
    if (away < least) {
      least = away;
      index = next - 1;
      fraction = share;
    }
  }
  return { index, fraction, distance: Math.sqrt(least) };
}

const square = (value: number): number => value * value;

/**
 * The index of the nearest mark within reach of a pointer; of equally near ones the last, which is drawn on top; -1
 * without one. Marks without a place (NaN) are skipped.
 *
 * @param world width of the world in pixels, after which every mark repeats
 */
export function nearestMark(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  pointer: { readonly x: number; readonly y: number },
  reach: number,
  world: number,
): number {
  let nearest = -1;
  let least = reach * reach;
  for (let index = 0; index < xs.length; index++) {
    const across = (xs[index] ?? 0) - pointer.x;
    const dx = across - world * Math.round(across / world);
    const dy = (ys[index] ?? 0) - pointer.y;
    const away = dx * dx + dy * dy;
    if (away <= least) {
      least = away;
      nearest = index;
    }
  }
  return nearest;
}
