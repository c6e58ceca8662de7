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
