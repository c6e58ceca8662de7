/**
 * Removes points of a line (Douglas and Peucker). Every removed point is within the tolerance of the stretch that
 * replaces it.
 *
 * @param xs and `ys`: the points, in pixels
 * @param tolerance in pixels
 * @returns the indexes that stay, in order; both ends always do
 */
export function simplifyLine(xs: Float64Array, ys: Float64Array, tolerance: number): Uint32Array {
  const count = Math.min(xs.length, ys.length);
  if (count <= 2) return Uint32Array.from({ length: count }, (_, index) => index);
  const stays = new Uint8Array(count);
  stays[0] = 1;
  stays[count - 1] = 1;
  let kept = 2;
  // A stack of index pairs instead of recursion: a long line must not exhaust the call stack.
  const open: number[] = [0, count - 1];
  const limit = tolerance * tolerance;
  for (let last = open.pop(), first = open.pop(); last !== undefined && first !== undefined;) {
    const farthest = farthestFrom(xs, ys, first, last, limit);
    if (farthest >= 0) {
      stays[farthest] = 1;
      kept += 1;
      if (farthest - first > 1) open.push(first, farthest);
      if (last - farthest > 1) open.push(farthest, last);
    }
    last = open.pop();
    first = open.pop();
  }
  const indexes = new Uint32Array(kept);
  for (let index = 0, at = 0; index < count; index += 1) if (stays[index] === 1) indexes[at++] = index;
  return indexes;
}

/** The point farthest from the stretch between two others; -1 if all are within the limit. */
function farthestFrom(
  xs: Float64Array,
  ys: Float64Array,
  first: number,
  last: number,
  limit: number,
): number {
  const startX = xs[first] ?? 0;
  const startY = ys[first] ?? 0;
  const width = (xs[last] ?? 0) - startX;
  const height = (ys[last] ?? 0) - startY;
  const square = width * width + height * height;
  let farthest = -1;
  let farthestSquare = limit;
  for (let index = first + 1; index < last; index += 1) {
    let x = (xs[index] ?? 0) - startX;
    let y = (ys[index] ?? 0) - startY;
    // The distance to the stretch, not to the infinite line: a track may turn back.
    const along = square > 0 ? Math.min(1, Math.max(0, (x * width + y * height) / square)) : 0;
    x -= along * width;
    y -= along * height;
    const distance = x * x + y * y;
    if (distance > farthestSquare) {
      farthestSquare = distance;
      farthest = index;
    }
  }
  return farthest;
}
