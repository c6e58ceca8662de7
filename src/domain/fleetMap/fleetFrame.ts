import { type Bounds, smallestBounds } from '#/domain/geo/bounds.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import type { Place } from '#/domain/records/place.ts';
import type { FleetVessel } from './fleetMap.ts';
import type { FleetPort } from './ports.ts';
import type { Sailing } from './sailings.ts';

/** Degrees of longitude: an ocean is wider, so that none between two ports counts as empty. */
const step = 10;

/** Where nothing wider is empty, the map shows all of the earth. */
const almostAround = 300;

/**
 * The part of the world that the map of a fleet opens on: all places and vessels, and the seas that vessels cross. Those
 * keep an ocean whole before the position of any vessel on it is loaded. A fleet all around the earth has most of
 * its containers in the middle. Null where no position is reported.
 */
export function fleetFrame(vessels: readonly FleetVessel[], ports: readonly FleetPort[]): Bounds | null {
  const crossings = vessels.flatMap(({ sailings }) => sailings.flatMap(crossingOf));
  const bounds = smallestBounds([
    ...ports.flatMap(({ place }) => positionOf(place) ?? []),
    ...crossings.flatMap(pointsOf),
    ...vessels.flatMap(({ reported, status }) =>
      reported && status === 'reported' ? [reported.position] : [],
    ),
  ]);
  if (!bounds || bounds.east - bounds.west < almostAround) return bounds;
  const middle = middleOf(crossings);
  return { ...bounds, west: middle - 180, east: middle + 180 };
}

/** The sea between two ports, the shorter way around; a single port where only one has a position. */
interface Crossing {
  readonly start: Position;
  /** Degrees to the other port. */
  readonly east: number;
  readonly north: number;
  readonly containers: number;
}

function crossingOf({ from, to, boxes }: Sailing): Crossing[] {
  const [start, end] = [from && positionOf(from), to && positionOf(to)];
  const known = start ?? end;
  if (!known) return [];
  const other = end ?? known;
  const east = other.longitude + nearestTurn(other.longitude, known.longitude) - known.longitude;
  return [{ start: known, east, north: other.latitude - known.latitude, containers: boxes.length }];
}

/** At the latitudes of both ports: a great circle may lead over land. */
function pointsOf({ start, east, north }: Crossing): readonly Position[] {
  const steps = Math.max(1, Math.ceil(Math.abs(east) / step));
  return Array.from({ length: steps + 1 }, (_, index) => ({
    latitude: start.latitude + (north * index) / steps,
    longitude: start.longitude + (east * index) / steps,
  }));
}

/** The longitude around which the containers at sea are, as the direction of their sum on the circle. */
function middleOf(crossings: readonly Crossing[]): number {
  let [x, y] = [0, 0];
  for (const { start, east, containers } of crossings) {
    const radians = ((start.longitude + east / 2) * Math.PI) / 180;
    x += containers * Math.cos(radians);
    y += containers * Math.sin(radians);
  }
  return (Math.atan2(y, x) * 180) / Math.PI;
}

function positionOf({ latitude, longitude }: Place): Position | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
