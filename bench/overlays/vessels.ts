import { arc } from '../../src/domain/geo/greatCircle.ts';
import { trackOf } from '../../src/domain/route/trackColumns.ts';
import { positionAt, type Track, type TrackPosition } from '../../src/domain/route/vesselTrack.ts';
import { type Instant, instant } from '../../src/time/instant.ts';

/** Puts a map with that many vessels into a host; what it returns moves them to a share of their time. */
export type PrepareVessels = (host: HTMLElement, count: number) => Promise<(share: number) => void>;

const start = Date.UTC(2026, 7, 1);
const hour = 3_600_000;
const now = instant(start + 200 * hour);

/** Ways over the Pacific and back, 400 hours long. */
export function fleetOf(count: number): readonly Track[] {
  return Array.from({ length: count }, (_, index) => {
    const west = { latitude: -35 + (index % 20) * 3.4, longitude: 110 + (index % 37) };
    const east = { latitude: 45 - (index % 23) * 3.6, longitude: -125 + (index % 31) };
    const way = index % 2 ? arc(west, east) : arc(east, west);
    return trackOf(
      way.map((position, step) => ({
        ...position,
        at: instant(start + Math.round((step / (way.length - 1)) * 400 * hour)),
        heading: null,
        estimated: step > way.length / 2,
      })),
    );
  });
}

export function positionsAt(fleet: readonly Track[], share: number): (TrackPosition | null)[] {
  const at: Instant = instant(start + share * 400 * hour);
  return fleet.map((track) => positionAt(track, at, now));
}
