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
const almostAround = 270;

/** Degrees to both sides of a cut within which it goes through a mark or a name. Most names are to the right of ports. */
const vesselRoom = { west: 6, east: 6 } as const;
const portRoom = { west: 36, east: 20 } as const;
/** Degrees that the cut may go for a place without any. */
const farthestCut = 45;

/**
 * The part of the world that the map of a fleet opens on: all places and vessels, and the seas that vessels cross. Those
 * keep an ocean whole before the position of any vessel on it is loaded. A fleet all around the earth has most of
 * its containers about the middle, and the earth is cut where there is least. Null where no position is reported.
 */
export function fleetFrame(vessels: readonly FleetVessel[], ports: readonly FleetPort[]): Bounds | null {
  const crossings = vessels.flatMap(({ sailings }) => sailings.flatMap(crossingOf));
  const places = ports.flatMap(({ place }) => positionOf(place) ?? []);
  const atSea = vessels.flatMap(({ reported, status }) =>
    reported && status === 'reported' ? [reported.position] : [],
  );
  const bounds = smallestBounds([...places, ...atSea, ...crossings.flatMap(pointsOf)]);
  if (!bounds || bounds.east - bounds.west < almostAround) return bounds;
  const west = quietest(places, atSea, middleOf(crossings) - 180);
  return { ...bounds, west, east: west + 360 };
}

/** The longitude near another one that cuts fewest marks and names. */
function quietest(places: readonly Position[], atSea: readonly Position[], about: number): number {
  const countAt = (marks: readonly Position[], cut: number, room: typeof vesselRoom | typeof portRoom) =>
    marks.filter(({ longitude }) => {
      const east = longitude + nearestTurn(longitude, cut) - cut;
      return east < room.east && east > -room.west;
    }).length;
  let [best, least] = [about, Infinity];
  for (let away = 0; away <= farthestCut; away += 5) {
    for (const cut of [about + away, about - away]) {
      const near = countAt(places, cut, portRoom) + countAt(atSea, cut, vesselRoom);
      if (near < least) [best, least] = [cut, near];
    }
  }
  return best;
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
