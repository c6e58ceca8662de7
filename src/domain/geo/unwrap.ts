import type { Position } from './position.ts';

/**
 * A line without jumps over the antimeridian: every longitude is turned by multiples of 360° to within 180° of the one
 * before. The first keeps its own, or is turned nearest to `start`.
 */
export function unwrap(positions: readonly Position[], start?: number): Position[] {
  let before = start ?? positions[0]?.longitude ?? 0;
  return positions.map((position) => {
    const turn = nearestTurn(position.longitude, before);
    before = position.longitude + turn;
    return turn === 0 ? position : { ...position, longitude: before };
  });
}

/** The multiple of 360 to add to a longitude so that it lies nearest to a centre. */
export function nearestTurn(longitude: number, centre: number): number {
  // Adding zero turns the -0 of rounding into 0.
  return 360 * Math.round((centre - longitude) / 360) + 0;
}

/**
 * The offsets in pixels of the copies of an item that touch the view, on a map that repeats the world sideways, from left
 * to right. A copy moves as a whole, so that a line over 180° stays one line.
 *
 * @param world width of the world in pixels
 */
export function worldCopies(
  from: number,
  to: number,
  view: { readonly left: number; readonly right: number },
  world: number,
): number[] {
  const first = Math.ceil((view.left - to) / world);
  const last = Math.floor((view.right - from) / world);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * world);
}
