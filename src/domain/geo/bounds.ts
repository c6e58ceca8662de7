import type { Position } from './position.ts';
import { nearestTurn } from './unwrap.ts';

/** A part of the world in degrees. Unwrapped: `east` is never less than `west`, so it may go beyond 180. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The smallest bounds of the positions of unwrapped lines on the same turn; null without positions. */
export function boundsOf(positions: Iterable<Position>): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { latitude, longitude } of positions) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return west <= east ? { west, south, east, north } : null;
}

/**
 * The smallest bounds that contain all positions, wherever they are around the earth: they leave out the widest range of
 * longitudes without a position. Null without positions.
 */
export function smallestBounds(positions: readonly Position[]): Bounds | null {
  const around = positions
    .map((position) => ({ ...position, longitude: ((position.longitude % 360) + 360) % 360 }))
    .toSorted((a, b) => a.longitude - b.longitude);
  const gapBefore = (index: number) => {
    const before = around[index - 1]?.longitude ?? (around.at(-1)?.longitude ?? 0) - 360;
    return (around[index]?.longitude ?? 0) - before;
  };
  let first = 0;
  for (let index = 1; index < around.length; index += 1)
    if (gapBefore(index) > gapBefore(first)) first = index;
  return boundsOf([
    ...around.slice(first),
    ...around.slice(0, first).map((position) => ({ ...position, longitude: position.longitude + 360 })),
  ]);
}

/** Degrees of longitude from which bounds count as all around the earth. */
const almostAround = 350;

/** Whether bounds contain others, on some turn of the earth; those around all of it contain every longitude. */
export function contains(outer: Bounds, inner: Bounds): boolean {
  const turn = nearestTurn((inner.west + inner.east) / 2, (outer.west + outer.east) / 2);
  const isAround = outer.east - outer.west > almostAround;
  return (
    (isAround || (inner.west + turn >= outer.west && inner.east + turn <= outer.east)) &&
    inner.south >= outer.south &&
    inner.north <= outer.north
  );
}
