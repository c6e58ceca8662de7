/** Longitude, latitude in degrees, in the order of GeoJSON. */
export type Position = readonly [longitude: number, latitude: number];

const earthRadiusNm = 3440.065;
const radians = Math.PI / 180;

/** Great-circle distance in nautical miles. */
export function distanceNm(from: Position, to: Position): number {
  const latitude1 = from[1] * radians;
  const latitude2 = to[1] * radians;
  const difference = (to[0] - from[0]) * radians;
  const haversine =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(difference / 2) ** 2;
  return 2 * earthRadiusNm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The point at `fraction` of the great circle between two points; longitudes come out in (-180, 180]. */
export function pointBetween(from: Position, to: Position, fraction: number): Position {
  const angle = distanceNm(from, to) / earthRadiusNm;
  if (angle < 1e-9) return from;
  const weight1 = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const weight2 = Math.sin(fraction * angle) / Math.sin(angle);
  const latitude1 = from[1] * radians;
  const latitude2 = to[1] * radians;
  const x =
    weight1 * Math.cos(latitude1) * Math.cos(from[0] * radians) +
    weight2 * Math.cos(latitude2) * Math.cos(to[0] * radians);
  const y =
    weight1 * Math.cos(latitude1) * Math.sin(from[0] * radians) +
    weight2 * Math.cos(latitude2) * Math.sin(to[0] * radians);
  const z = weight1 * Math.sin(latitude1) + weight2 * Math.sin(latitude2);
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

/** Initial course from one point to another, in degrees from true north, 0 to 360. */
export function bearing(from: Position, to: Position): number {
  const latitude1 = from[1] * radians;
  const latitude2 = to[1] * radians;
  const difference = (to[0] - from[0]) * radians;
  const y = Math.sin(difference) * Math.cos(latitude2);
  const x =
    Math.cos(latitude1) * Math.sin(latitude2) -
    Math.sin(latitude1) * Math.cos(latitude2) * Math.cos(difference);
  return (Math.atan2(y, x) / radians + 360) % 360;
}
