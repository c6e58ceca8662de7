import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import { day, hour } from '#/time/durations.ts';
import { instant, type Instant } from '#/time/instant.ts';
import type { RouteVessel } from './route.ts';
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

/** In a week a vessel sails to another port, or on another voyage. */
export const positionExpires = 7 * day;

/** Knots that no container vessel exceeds, and miles that two reports of one position may differ by. */
const fastest = 30;
const near = 60;

/**
 * Whether a projected route is of the voyage of a vessel: it begins where the vessel was last, or where it can have come since,
 * and ends at the port that its leg ends at. A service that has not heard of a vessel for weeks projects the next voyage.
 *
 * @param end the port; null where its position is not reported
 */
export function isOfVoyage(
  { track, from }: ProjectedRoute,
  { position, reportedAt }: Pick<RouteVessel, 'position' | 'reportedAt'>,
  end: Position | null,
  now: Instant,
): boolean {
  if (reportedAt !== null && now - reportedAt >= positionExpires) return false;
  const hours = Math.max(0, from - (reportedAt ?? from)) / hour;
  const isAtVessel = nauticalMiles(place(track, 0), position) <= near + fastest * hours;
  const last = place(track, track.times.length - 1);
  return isAtVessel && (end === null || nauticalMiles(last, end) <= near);
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
