import { type WorldPoint, worldSize } from '#/domain/geo/mercator.ts';
import { nearestOnLine } from '#/domain/geo/nearestOnLine.ts';
import type { Position } from '#/domain/geo/position.ts';
import { worldCopies } from '#/domain/geo/worldCopies.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { shapeOf } from './trackShape.ts';

export interface ReadableTrack {
  readonly id: string;
  readonly track: Track;
}

/** A point of a track, possibly interpolated. */
export interface TrackPoint {
  readonly id: string;
  readonly at: Instant;
  readonly position: Position;
  readonly estimated: boolean;
  /** Its place in the copy of the world under the pointer. */
  readonly place: WorldPoint;
}

/** The point of the nearest track within reach of a point of the world at a zoom; null without one. */
export function trackPointAt(
  tracks: readonly ReadableTrack[],
  { x, y }: WorldPoint,
  zoom: number,
  reach: number,
): TrackPoint | null {
  const world = worldSize(zoom);
  const scale = 2 ** zoom;
  const view = { left: x - reach, right: x + reach };
  let nearest: TrackPoint | null = null;
  let least = reach;
  for (const { id, track } of tracks) {
    const { xs, ys, left, right } = shapeOf(track);
    for (const offset of worldCopies(left * scale, right * scale, view, world)) {
      const found = nearestOnLine(xs, ys, (x - offset) / scale, y / scale);
      if (!found || found.distance * scale > least) continue;
      least = found.distance * scale;
      const between = (values: Float64Array) => valueAt(values, found.index, found.fraction);
      nearest = {
        id,
        at: instant(Math.round(between(track.times))),
        position: { latitude: between(track.latitudes), longitude: between(track.longitudes) },
        estimated: found.index + Math.ceil(found.fraction) >= track.estimatedFrom,
        place: { x: between(xs) * scale + offset, y: between(ys) * scale },
      };
    }
  }
  return nearest;
}

function valueAt(values: Float64Array, index: number, fraction: number): number {
  const value = values[index] ?? Number.NaN;
  return fraction === 0 ? value : value + ((values[index + 1] ?? value) - value) * fraction;
}
