import { toIso } from '#/time/instant.ts';
import { type Resource, time } from '#sandbox/jsonapi/jsonapi.ts';
import type { View } from '#sandbox/view.ts';
import type { VesselRecord } from '#sandbox/world/gazetteer.ts';
import type { VesselPosition } from '#sandbox/world/voyages.ts';

/** A vessel, and its way if that was asked for. */
export interface ShownVessel {
  readonly vessel: VesselRecord;
  readonly track?: readonly VesselPosition[];
  readonly estimated?: boolean;
}

/** docs/interface.md 3.7. */
export function vesselAttributes(
  view: View,
  { vessel, track, estimated = false }: ShownVessel,
): Resource['attributes'] {
  const now = view.account.world.vesselAt(vessel.imo, view.now);
  return {
    name: vessel.name,
    imo: vessel.imo,
    mmsi: vessel.mmsi,
    latitude: now && round(now.latitude),
    longitude: now && round(now.longitude),
    nautical_speed_knots: now && Math.round(now.speedInKnots * 10) / 10,
    navigational_heading_degrees: now && Math.round(now.heading) % 360,
    position_timestamp: time(now && now.at),
    ...(track ? { positions: track.map((position) => positionItem(position, estimated)) } : {}),
  };
}

function positionItem(position: VesselPosition, estimated: boolean): object {
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
