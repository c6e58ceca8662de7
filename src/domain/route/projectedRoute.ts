import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import { instant, type Instant } from '#/time/instant.ts';
import { indexAt, positionAt, type Track, type TrackPosition } from './vesselTrack.ts';

/** The projected route of a vessel to its next port, with the miles that remain from each point on. */
export interface ProjectedRoute {
  readonly track: Track;
  /** Nautical miles from each point to the end. */
  readonly milesLeft: Float64Array;
  readonly from: Instant;
  readonly arrival: Instant;
}

/** The projected position of a vessel at an instant, and what remains to its next port then. */
export interface Projection {
  readonly position: TrackPosition;
  readonly milesToGo: number;
  readonly millisecondsToGo: number;
}

/** Null for a track of fewer than two points. */
export function projectedRoute(track: Track): ProjectedRoute | null {
  const last = track.times.length - 1;
  if (last < 1) return null;
  const milesLeft = new Float64Array(last + 1);
  for (let index = last - 1; index >= 0; index -= 1) {
    milesLeft[index] =
      (milesLeft[index + 1] ?? 0) + nauticalMiles(place(track, index), place(track, index + 1));
  }
  return { track, milesLeft, from: instant(track.times[0] ?? 0), arrival: instant(track.times[last] ?? 0) };
}

/** Instants before the route begins or after it ends count as its beginning or its end. */
export function projectedAt(
  { track, milesLeft, from, arrival }: ProjectedRoute,
  at: Instant,
  now: Instant,
): Projection | null {
  const asked = instant(Math.min(Math.max(at, from), arrival));
  const position = positionAt(track, asked, now);
  const index = indexAt(track, asked);
  if (!position) return null;
  return {
    position,
    milesToGo: Math.max(0, (milesLeft[index] ?? 0) - nauticalMiles(place(track, index), position)),
    millisecondsToGo: arrival - asked,
  };
}

function place({ latitudes, longitudes }: Track, index: number) {
  return { latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 };
}
