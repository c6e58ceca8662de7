import type { Position } from './position.ts';
import { nearestTurn } from './unwrap.ts';

const earthRadiusNm = 3440.065;
const radians = Math.PI / 180;

/** Great-circle distance in nautical miles. */
export function nauticalMiles(from: Position, to: Position): number {
  const latitude1 = from.latitude * radians;
  const latitude2 = to.latitude * radians;
  const difference = (to.longitude - from.longitude) * radians;
  const haversine =
    Math.sin((latitude2 - latitude1) / 2) ** 2 +
    Math.cos(latitude1) * Math.cos(latitude2) * Math.sin(difference / 2) ** 2;
  return 2 * earthRadiusNm * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Initial course from one point to another in degrees from true north, 0 up to 360. */
export function bearing(from: Position, to: Position): number {
  const latitude1 = from.latitude * radians;
  const latitude2 = to.latitude * radians;
  const difference = (to.longitude - from.longitude) * radians;
  const y = Math.sin(difference) * Math.cos(latitude2);
  const x =
    Math.cos(latitude1) * Math.sin(latitude2) -
    Math.sin(latitude1) * Math.cos(latitude2) * Math.cos(difference);
  return (Math.atan2(y, x) / radians + 360) % 360;
}

/** The point at a fraction of the great circle. Its longitude lies within 180° of that of `from`. */
export function along(from: Position, to: Position, fraction: number): Position {
  const angle = nauticalMiles(from, to) / earthRadiusNm;
  if (angle < 1e-9) return from;
  const weight1 = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const weight2 = Math.sin(fraction * angle) / Math.sin(angle);
  const latitude1 = from.latitude * radians;
  const latitude2 = to.latitude * radians;
  const x =
    weight1 * Math.cos(latitude1) * Math.cos(from.longitude * radians) +
    weight2 * Math.cos(latitude2) * Math.cos(to.longitude * radians);
  const y =
    weight1 * Math.cos(latitude1) * Math.sin(from.longitude * radians) +
    weight2 * Math.cos(latitude2) * Math.sin(to.longitude * radians);
  const z = weight1 * Math.sin(latitude1) + weight2 * Math.sin(latitude2);
  const longitude = Math.atan2(y, x) / radians;
  return {
    latitude: Math.atan2(z, Math.hypot(x, y)) / radians,
    longitude: longitude + nearestTurn(longitude, from.longitude),
  };
}

const milesPerStep = 60;

/** A great circle as an unwrapped line with a point every 60 nautical miles, both ends included. */
export function arc(from: Position, to: Position): Position[] {
  const steps = Math.max(1, Math.ceil(nauticalMiles(from, to) / milesPerStep));
  const line = [from];
  for (let step = 1; step <= steps; step += 1) {
    const point = step === steps ? to : along(from, to, step / steps);
    const before = line.at(-1) ?? from;
    line.push({ ...point, longitude: point.longitude + nearestTurn(point.longitude, before.longitude) });
  }
  return line;
}

/** The length of a line in nautical miles. */
export function lineMiles(positions: readonly Position[]): number {
  let miles = 0;
  let before: Position | null = null;
  for (const position of positions) {
    if (before) miles += nauticalMiles(before, position);
    before = position;
  }
  return miles;
}
