import * as v from 'valibot';
import { readNumber } from '#/data/http/schema.ts';
import type { Position } from '#/domain/geo/position.ts';
import { isNoPosition } from './ais.ts';

// Numbers by RFC 7946; strings in live answers (docs/interface.md trap 34).
const coordinates = v.pipe(v.array(v.union([v.number(), v.string()])), v.minLength(2));

const point = v.object({ type: v.literal('Point'), coordinates });
const line = v.object({ type: v.literal('LineString'), coordinates: v.array(coordinates) });

/** One part of a route. Only `feature_type` is sure to be there; which ones there are see routes/schema.ts. */
export const routeFeatureSchema = v.object({
  type: v.literal('Feature'),
  geometry: v.nullish(v.union([point, line])),
  properties: v.looseObject({ feature_type: v.string() }),
});
export type RouteFeatureWire = v.InferOutput<typeof routeFeatureSchema>;

/**
 * The route of a container as GeoJSON: positions are `[longitude, latitude]`, and no features at all means that there is
 * no route data (docs/interface.md 7).
 */
export const mapGeojsonSchema = v.object({
  type: v.literal('FeatureCollection'),
  features: v.array(routeFeatureSchema),
});

/** The points of a part, without those by which a vessel says that it has no position; null where it has no geometry or one of its points lies nowhere on earth. */
export function readPositions({ geometry }: RouteFeatureWire): readonly Position[] | null {
  if (!geometry) return null;
  const list = geometry.type === 'Point' ? [geometry.coordinates] : geometry.coordinates;
  const reported = list.filter(
    ([longitude, latitude]) => !isNoPosition(readNumber(latitude), readNumber(longitude)),
  );
  const positions = reported.flatMap((pair) => readPosition(pair[1], pair[0]) ?? []);
  return positions.length === reported.length ? positions : null;
}

/** A position from numbers or their digits; null where they are no place on earth. */
export function readPosition(
  latitudeGiven: number | string | null | undefined,
  longitudeGiven: number | string | null | undefined,
): Position | null {
  const latitude = readNumber(latitudeGiven);
  const longitude = readNumber(longitudeGiven);
  if (latitude === null || longitude === null) return null;
  if (isNoPosition(latitude, longitude)) return null;
  // Some sources unwrap their lines, so that a longitude may lie beyond 180 by a turn or two.
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 720 ? { latitude, longitude } : null;
}
