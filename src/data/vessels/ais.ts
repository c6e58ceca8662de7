import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';

// What a vessel sends where it does not know (ITU-R M.1371): heading 511, speed 102.3, position 91, 181; receivers write 0, 0.

/** Degrees from true north; null if invalid. */
export function readHeading(degrees: number | null): number | null {
  return degrees !== null && degrees >= 0 && degrees <= 360 ? degrees % 360 : null;
}

/** 102.2 knots stand for all that is faster. */
const fastest = 102.2;

/** Knots; null if invalid. */
export function readSpeed(knots: number | null): number | null {
  return knots !== null && knots >= 0 && knots < fastest ? knots : null;
}

/** Whether coordinates only say that there is no position. */
export const isNoPosition = (latitude: number | null, longitude: number | null): boolean =>
  (latitude === 0 && longitude === 0) || (Math.abs(latitude ?? 0) === 91 && Math.abs(longitude ?? 0) === 181);

/** Nautical miles there, and there and back again, that no vessel sails between two points of one leg. */
const farOff = 500;

/** A line without single fixes far away from it: the line goes there and comes back to where it was. */
export function withoutStrays(positions: readonly Position[]): readonly Position[] {
  const kept: Position[] = [];
  for (const [index, position] of positions.entries()) {
    const [before, next] = [kept.at(-1), positions[index + 1]];
    if (!before || !next || !isStray(before, position, next)) kept.push(position);
  }
  return kept;
}

function isStray(before: Position, position: Position, next: Position): boolean {
  const shorter = Math.min(nauticalMiles(before, position), nauticalMiles(position, next));
  return shorter > farOff && nauticalMiles(before, next) < shorter / 4;
}
