import { along, bearing as bearingTo, nauticalMiles } from '#/domain/geo/greatCircle.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';

/** Longitude, latitude in degrees, in the order of GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];

/** Great-circle distance in nautical miles. */
export function distanceNm(from: Position, to: Position): number {
  return nauticalMiles(named(from), named(to));
}

/** The point at `fraction` of the great circle between two points; longitudes come out from -180 to 180. */
export function pointBetween(from: Position, to: Position, fraction: number): Position {
  const { longitude, latitude } = along(named(from), named(to), fraction);
  return [longitude + nearestTurn(longitude, 0), latitude];
}

/** Initial course from one point to another, in degrees from true north, 0 to 360. */
export function bearing(from: Position, to: Position): number {
  return bearingTo(named(from), named(to));
}

const named = ([longitude, latitude]: Position) => ({ longitude, latitude });
