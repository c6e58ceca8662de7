import { toIso } from '#/time/instant.ts';
import { type Reference, type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';
import type { Gazetteer, VesselRecord } from '#sandbox/world/gazetteer.ts';
import type { VesselPosition } from '#sandbox/world/voyages.ts';

/**
 * docs/interface.md 3.7.
 *
 * @param positions only when they were asked for
 */
export function vesselRecord(
  view: View,
  vessel: VesselRecord,
  positions?: readonly { position: VesselPosition; estimated: boolean }[],
): Resource {
  const now = view.account.world.vesselAt(vessel.imo, view.now);
  return {
    id: vessel.id,
    type: 'vessel',
    attributes: {
      name: vessel.name,
      imo: vessel.imo,
      mmsi: vessel.mmsi,
      latitude: now && round(now.latitude),
      longitude: now && round(now.longitude),
      nautical_speed_knots: now && Math.round(now.speedInKnots * 10) / 10,
      navigational_heading_degrees: now && Math.round(now.heading) % 360,
      position_timestamp: time(now && now.at),
      ...(positions ? { positions: positions.map(positionItem) } : {}),
    },
  };
}

function positionItem({ position, estimated }: { position: VesselPosition; estimated: boolean }): object {
  return {
    latitude: round(position.latitude),
    longitude: round(position.longitude),
    timestamp: toIso(position.at),
    estimated,
    heading: Math.round(position.heading) % 360,
  };
}

/** Five decimals of a degree are about a metre. */
export function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}

export function vesselReference(gazetteer: Gazetteer, imo: string | null): Reference | null {
  const vessel = imo === null ? null : gazetteer.vessel(imo);
  return vessel && { id: vessel.id, type: 'vessel' };
}
