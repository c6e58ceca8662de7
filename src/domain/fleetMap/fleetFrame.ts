import { type Bounds, smallestBounds } from '#/domain/geo/bounds.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import type { Place } from '#/domain/records/place.ts';
import type { FleetVessel } from './fleetMap.ts';
import type { FleetPort } from './ports.ts';

/** Degrees of longitude: an ocean is wider, so that none between two ports counts as empty. */
const step = 10;

/**
 * The part of the world that the map of a fleet opens on: all places and vessels, and the seas that vessels cross. Those
 * keep an ocean whole before the position of any vessel on it is loaded. Null where no position is reported.
 */
export function fleetFrame(vessels: readonly FleetVessel[], ports: readonly FleetPort[]): Bounds | null {
  return smallestBounds([
    ...ports.flatMap(({ place }) => positionOf(place) ?? []),
    ...vessels.flatMap(({ sailings }) => sailings.flatMap(({ from, to }) => between(from, to))),
    ...vessels.flatMap(({ reported, status }) =>
      reported && status === 'reported' ? [reported.position] : [],
    ),
  ]);
}

/** From one port to the other the shorter way around, at the latitudes of both: a great circle may lead over land. */
function between(from: Place | null, to: Place | null): readonly Position[] {
  const [start, end] = [from && positionOf(from), to && positionOf(to)];
  if (!start || !end) return start ? [start] : end ? [end] : [];
  const east = end.longitude + nearestTurn(end.longitude, start.longitude) - start.longitude;
  const north = end.latitude - start.latitude;
  const steps = Math.max(1, Math.ceil(Math.abs(east) / step));
  return Array.from({ length: steps + 1 }, (_, index) => ({
    latitude: start.latitude + (north * index) / steps,
    longitude: start.longitude + (east * index) / steps,
  }));
}

function positionOf({ latitude, longitude }: Place): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
