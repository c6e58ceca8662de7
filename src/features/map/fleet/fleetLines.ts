import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { arc } from '#/domain/geo/greatCircle.ts';
import type { Place } from '#/domain/records/place.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import type { TrackLine } from '#/features/map/canvas/drawTracks.ts';

/**
 * The leg of the selected vessel, from the route that says where it was seen: what other ships sailed or will sail with
 * the same containers is not its way. Of one that nobody has seen, the shortest way between the ports, marked as nobody's
 * report; of one that was lost, only what is behind it.
 */
export function fleetLines(vessel: FleetVessel | null, positions: FleetPositions): TrackLine[] {
  if (!vessel) return [];
  if (!vessel.seen) return vessel.sailings.flatMap(({ key, from, to }) => indicative(key, from, to));
  const { seen } = vessel;
  const route = vessel.sailings.map(positions.routeOf).find((one) => one?.vessel === seen);
  const leg = route?.lines.filter(({ sequence }) => sequence === seen.sequence) ?? [];
  const lines = leg.filter(({ kind }) => kind === 'past' || vessel.status !== 'lost');
  return lines.map(({ kind, positions: line }, index) => ({
    id: `${vessel.key} ${index}`,
    positions: line,
    kind: kind === 'past' ? 'past' : 'future',
    strong: true,
  }));
}

function indicative(key: string, from: Place | null, to: Place | null): TrackLine[] {
  const [start, end] = [positionOf(from), positionOf(to)];
  return start && end ? [{ id: key, positions: arc(start, end), kind: 'indicative', strong: true }] : [];
}

function positionOf(place: Place | null) {
  return place?.latitude == null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude };
}
