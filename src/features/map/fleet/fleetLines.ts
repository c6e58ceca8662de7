import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { arc } from '#/domain/geo/greatCircle.ts';
import type { Place } from '#/domain/records/place.ts';
import type { TrackLine } from '#/features/map/canvas/drawTracks.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';

/**
 * The lines of the selected vessel: only its own leg, not those of other vessels on the same route. Without a reported
 * position it has the shortest route between its ports, marked as indicative; with an expired one, only its past track.
 */
export function fleetLines(vessel: FleetVessel | null, positions: FleetPositions): TrackLine[] {
  if (!vessel) return [];
  const { reported } = vessel;
  if (!reported) return vessel.sailings.flatMap(({ key, from, to }) => indicative(key, from, to));
  const route = vessel.sailings.map(positions.routeOf).find((one) => one?.vessel === reported);
  const leg = route?.lines.filter(({ sequence }) => sequence === reported.sequence) ?? [];
  const lines = leg.filter(({ kind }) => kind === 'past' || vessel.status !== 'expired');
  return lines.map(({ kind, positions: line }, index) => ({
    id: `${vessel.key} ${index}`,
    positions: line,
    kind,
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
