/** Marks that would cover each other, drawn as one; most have a single member. */
export interface Cluster {
  /** Indexes of the marks, from west to east. */
  readonly members: readonly number[];
  /** Their middle, in pixels of the world. */
  readonly x: number;
  readonly y: number;
}

/**
 * Gathers marks that are nearer to each other than a mark is wide, from west to east. The result depends on their places
 * alone, so that a drag changes nothing. Marks without a place (NaN) are skipped.
 *
 * @param reach in pixels; no member is farther from the first one, across or down
 * @param world width of the world in pixels, after which every mark repeats
 */
export function clustersOf(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  reach: number,
  world: number,
): Cluster[] {
  const marks = eastward(xs, ys, world);
  const taken = new Uint8Array(marks.length);
  const clusters: Cluster[] = [];
  for (const [first, { x, y }] of marks.entries()) {
    if (taken[first] === 1) continue;
    const members: Mark[] = [];
    for (let next = first; next < marks.length; next += 1) {
      const mark = marks[next];
      if (!mark || mark.x - x > reach) break;
      if (taken[next] === 1 || Math.abs(mark.y - y) > reach) continue;
      taken[next] = 1;
      members.push(mark);
    }
    clusters.push({
      members: members.map(({ index }) => index),
      x: mean(members.map((mark) => mark.x)),
      y: mean(members.map((mark) => mark.y)),
    });
  }
  return clusters;
}

interface Mark {
  readonly index: number;
  readonly x: number;
  readonly y: number;
}

/** From the widest gap on around the earth, so that no cluster is cut at an edge of the world. */
function eastward(xs: ArrayLike<number>, ys: ArrayLike<number>, world: number): Mark[] {
  const marks: Mark[] = [];
  for (let index = 0; index < xs.length; index += 1) {
    const [x, y] = [xs[index] ?? Number.NaN, ys[index] ?? Number.NaN];
    if (!Number.isNaN(x + y)) marks.push({ index, x: x - world * Math.floor(x / world), y });
  }
  marks.sort((one, other) => one.x - other.x || one.index - other.index);
  let first = 0;
  let widest = -1;
  for (const [place, { x }] of marks.entries()) {
    const gap = x - (marks[place - 1]?.x ?? (marks.at(-1)?.x ?? 0) - world);
    if (gap <= widest) continue;
    widest = gap;
    first = place;
  }
  return [...marks.slice(first), ...marks.slice(0, first).map((mark) => ({ ...mark, x: mark.x + world }))];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
