import { round } from '#sandbox/records/vesselRecord.ts';
import type { VesselPosition } from '#sandbox/world/voyages.ts';

export interface Feature {
  readonly type: 'Feature';
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: readonly number[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Coordinates are longitude, then latitude (RFC 7946, 3.1.1). */
export function point(
  [longitude = 0, latitude = 0]: readonly number[],
  properties: Feature['properties'],
): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [round(longitude), round(latitude)] },
    properties,
  };
}

/** Nothing for fewer than two points, which are no line (RFC 7946, 3.1.4). */
export function line(
  track: readonly VesselPosition[],
  properties: Feature['properties'],
): readonly Feature[] {
  if (track.length < 2) return [];
  const coordinates = track.map(({ longitude, latitude }) => [round(longitude), round(latitude)]);
  return [
    {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates },
      properties: { ...properties, point_count: coordinates.length },
    },
  ];
}
