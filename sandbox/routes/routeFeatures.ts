import { type Instant, instant } from '#/time/instant.ts';
import type { TrackedShipment } from '#sandbox/account.ts';
import { time } from '#sandbox/jsonapi/jsonapi.ts';
import { countryName } from '#sandbox/records/placeRecord.ts';
import { round } from '#sandbox/records/vesselRecord.ts';
import type { View } from '#sandbox/view.ts';
import type { PortRecord } from '#sandbox/world/gazetteer.ts';
import type { PlannedLeg } from '#sandbox/world/plan.ts';
import type { VesselPosition } from '#sandbox/world/voyages.ts';
import type { World } from '#sandbox/world/world.ts';

// Lines are simplified (docs/interface.md 7); an hour is about 20 nautical miles, and the turns between are kept.
const stepMinutes = 60;

/**
 * Ports, the vessel under way, the way it came and the way ahead. What has happened is read from the plan by the
 * time it happened, as positions tell it, at most some hours before the carrier reports it. Where the carrier has fallen
 * silent it is not known which vessel carries the container, so the map stands still with the rest.
 */
export function routeFeatures(view: View, tracked: TrackedShipment): readonly Feature[] {
  const { legs, silentFrom } = tracked.plan;
  const shipment = { ...tracked, at: instant(Math.min(tracked.at, silentFrom ?? tracked.at)) };
  const stops = legs.flatMap((leg, index) => (index === 0 ? [leg.from, leg.to] : [leg.to]));
  const ports = stops.map((_, index) => portFeature(view, shipment, stops, index));
  const tracks = legs.flatMap((leg, index) => legFeatures(view, shipment, leg, index));
  return [...ports.filter((feature) => feature !== null), ...tracks];
}

function portFeature(
  view: View,
  { plan: { legs }, state, at }: TrackedShipment,
  stops: readonly string[],
  index: number,
): Feature | null {
  const port = portOf(view, stops[index]);
  if (!port) return null;
  const inbound = legs[index - 1];
  const outbound = legs[index];
  const isLast = index === stops.length - 1;
  return point([port.longitude, port.latitude], {
    feature_type: 'port',
    ports_sequence: index + 1,
    ports_total: stops.length,
    location_id: port.id,
    location_type: 'Port',
    name: port.name,
    ...regionOf(port),
    time_zone: port.timeZone,
    label: index === 0 ? 'POL' : isLast ? 'POD' : `TS${index}`,
    inbound_eta_at: inbound ? time(isLast ? state.podEta : inbound.eta) : null,
    inbound_ata_at: inbound ? time(past(inbound.ata, at)) : null,
    outbound_etd_at: outbound ? time(index === 0 ? state.polEtd : outbound.etd) : null,
    outbound_atd_at: outbound ? time(past(outbound.atd, at)) : null,
    updated_at: time(state.lineLastSucceededAt),
  });
}

function legFeatures(
  view: View,
  shipment: TrackedShipment,
  leg: PlannedLeg,
  index: number,
): readonly Feature[] {
  const { world } = view.account;
  const { at } = shipment;
  const from = portOf(view, leg.from);
  const to = portOf(view, leg.to);
  const between = { from: leg.from, to: leg.to };
  if (at < leg.atd) {
    const ahead = world.futureTrack(leg.vesselImo, between, leg.atd, stepMinutes) ?? [];
    const ends = { previous_port_id: from?.id ?? null, next_port_id: to?.id ?? null };
    return line(withTurns(world, leg, ahead), {
      feature_type: 'estimated_full_legs',
      ports_sequence: index + 1,
      ...ends,
    });
  }
  const until = past(leg.ata, at) ?? at;
  const isLast = index === shipment.plan.legs.length - 1;
  const facts = {
    feature_type: 'past_vessel_locations',
    ports_sequence: index + 1,
    vessel_id: world.gazetteer.vessel(leg.vesselImo)?.id ?? null,
    start_time: time(leg.atd),
    end_time: time(until),
    outbound_atd_at: time(leg.atd),
    inbound_ata_at: time(past(leg.ata, at)),
    inbound_eta_at: time(isLast ? shipment.state.podEta : leg.eta),
  };
  const position = world.vesselAt(leg.vesselImo, until);
  const came = withTurns(
    world,
    leg,
    withEnd(world.pastTrack(leg.vesselImo, leg.atd, until, stepMinutes), position),
  );
  if (leg.ata <= at || position === null) return line(came, facts);
  const ahead = world.futureTrack(leg.vesselImo, between, at, stepMinutes) ?? [];
  return [
    ...line(came, facts),
    vesselFeature(view, shipment, leg, index, position),
    ...line(withTurns(world, leg, withStart(ahead, position)), {
      feature_type: 'estimated_partial_leg',
      ports_sequence: index + 1,
      current_port_id: from?.id ?? null,
      next_port_id: to?.id ?? null,
    }),
  ];
}

function vesselFeature(
  view: View,
  { plan, state }: TrackedShipment,
  leg: PlannedLeg,
  index: number,
  position: VesselPosition,
): Feature {
  const vessel = view.account.world.gazetteer.vessel(leg.vesselImo);
  const isLast = index === plan.legs.length - 1;
  return point([position.longitude, position.latitude], {
    feature_type: 'current_vessel',
    ports_sequence: index + 1,
    vessel_id: vessel?.id ?? null,
    vessel_name: vessel?.name ?? null,
    vessel_imo: leg.vesselImo,
    voyage_number: leg.voyageNumber,
    vessel_location_timestamp: time(position.at),
    vessel_location_heading: Math.round(position.heading) % 360,
    vessel_location_speed: Math.round(position.speedInKnots * 10) / 10,
    ...sideOf('departure_port', portOf(view, leg.from), 'POL', index === 0, index),
    departure_port_atd: time(leg.atd),
    ...sideOf('arrival_port', portOf(view, leg.to), 'POD', isLast, index + 1),
    arrival_port_eta: time(isLast ? state.podEta : leg.eta),
  });
}

function sideOf(
  prefix: string,
  port: PortRecord | null,
  endLabel: string,
  isEnd: boolean,
  index: number,
): Record<string, unknown> {
  const { state_abbr, state, country_code, country } = port
    ? regionOf(port)
    : { state_abbr: null, state: null, country_code: null, country: null };
  return {
    [`${prefix}_id`]: port?.id ?? null,
    [`${prefix}_name`]: port?.name ?? null,
    [`${prefix}_state_abbr`]: state_abbr,
    [`${prefix}_state`]: state,
    [`${prefix}_country_code`]: country_code,
    [`${prefix}_country`]: country,
    [`${prefix}_label`]: isEnd ? endLabel : `TS${index}`,
    [`${prefix}_time_zone`]: port?.timeZone ?? null,
  };
}

function regionOf(port: PortRecord) {
  const { stateAbbr: state_abbr, countryCode: country_code } = port;
  return { state_abbr, state: null, country_code, country: countryName(country_code) };
}

function portOf({ account }: View, locode: string | undefined): PortRecord | null {
  const place = locode === undefined ? null : account.world.gazetteer.place(locode);
  return place?.type === 'port' ? place : null;
}

function past(at: Instant, now: Instant): Instant | null {
  return at <= now ? at : null;
}

function withTurns(
  world: World,
  { vesselImo }: PlannedLeg,
  track: readonly VesselPosition[],
): readonly VesselPosition[] {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last) return track;
  return [...track, ...world.turns(vesselImo, first.at, last.at)].toSorted((a, b) => a.at - b.at);
}

// The lines on both sides of the vessel end in its very position.
function withEnd(track: readonly VesselPosition[], end: VesselPosition | null): readonly VesselPosition[] {
  const last = track.at(-1);
  return end === null || (last && last.at >= end.at) ? track : [...track, end];
}

function withStart(track: readonly VesselPosition[], start: VesselPosition): readonly VesselPosition[] {
  return [start, ...track.filter((position) => position.at > start.at)];
}

interface Feature {
  readonly type: 'Feature';
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: readonly number[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Coordinates are longitude, then latitude (RFC 7946, 3.1.1). */
function point([longitude = 0, latitude = 0]: readonly number[], properties: Feature['properties']): Feature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [round(longitude), round(latitude)] },
    properties,
  };
}

/** Nothing for fewer than two points, which are no line (RFC 7946, 3.1.4). */
function line(track: readonly VesselPosition[], properties: Feature['properties']): readonly Feature[] {
  if (track.length < 2) return [];
  const coordinates = track.map(({ longitude, latitude }) => [round(longitude), round(latitude)]);
  return [
    {
      type: 'Feature',
      geometry: { type: 'LineString', coordinates },
      properties: { ...properties, point_count: coordinates.length },
    },
  ];
}
