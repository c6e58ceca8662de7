import * as v from 'valibot';
import { createDateReader, type DateReader } from '#/data/http/dates.ts';
import { ApiError } from '#/data/http/errors.ts';
import { readNumber, readText } from '#/data/http/schema.ts';
import { readHeading, readSpeed, withoutStrays } from '#/data/vessels/ais.ts';
import { readPositions, type RouteFeatureWire, routeFeatureSchema } from '#/data/vessels/geojson.schema.ts';
import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import type { Position } from '#/domain/geo/position.ts';
import { isObject } from '#/domain/records/json.ts';
import { lifeOf, type RecordLife } from '#/domain/records/recordLife.ts';
import {
  type Call,
  type ContainerRoute,
  joinRoute,
  type LegEnd,
  type RouteLine,
  type RouteStop,
  type RouteVessel,
} from '#/domain/route/route.ts';
import { parseInstant } from '#/time/instant.ts';

type Properties = RouteFeatureWire['properties'];

/**
 * Reads a route part by part. A part of an unknown kind is passed over; one of a known kind that cannot be
 * read is counted, and the others stay (docs/interface.md 7, traps 58 to 60).
 *
 * @throws {ApiError} `malformed` where the answer holds no features at all, not even none
 */
export function toContainerRoute(document: unknown): ContainerRoute {
  const features = isObject(document) ? document['features'] : null;
  if (!Array.isArray(features))
    throw new ApiError({ kind: 'malformed', detail: 'The answer holds no route.' });
  const stops: RouteStop[] = [];
  const lines: RouteLine[] = [];
  let vessel: RouteVessel | null = null;
  let unread = 0;
  const read = features.map((raw) => v.safeParse(routeFeatureSchema, raw));
  const dates = createDateReader(
    lifeOfRoute(read.flatMap(({ success, output }) => (success ? [output] : []))),
  );
  for (const feature of read) {
    const known = feature.success ? readFeature(feature.output, dates) : null;
    if (known === null) unread += 1;
    else if (known.is === 'stop') stops.push(known.stop);
    else if (known.is === 'vessel') vessel = known.vessel;
    // A line of one point says no more than the stop or the vessel that it begins in.
    else if (known.is === 'line' && known.line.positions.length > 1) lines.push(known.line);
  }
  return joinRoute(numbered({ stops, vessel, lines, unread }));
}

// A route does not say when it was created (docs/interface.md 7).
const lifeOfRoute = (features: readonly RouteFeatureWire[]): RecordLife =>
  lifeOf(
    [],
    features.flatMap(({ properties }) =>
      Object.values(properties).flatMap((value) =>
        typeof value === 'string' ? (parseInstant(value) ?? []) : [],
      ),
    ),
  );

type Known =
  | { readonly is: 'stop'; readonly stop: RouteStop }
  | { readonly is: 'vessel'; readonly vessel: RouteVessel }
  | { readonly is: 'line'; readonly line: RouteLine }
  | { readonly is: 'unknown' };

function readFeature(feature: RouteFeatureWire, dates: DateReader): Known | null {
  const positions = readPositions(feature);
  const { properties } = feature;
  const [position] = positions ?? [];
  // The kinds of lines are named in the plural and in the singular (docs/interface.md 7).
  switch (properties.feature_type.replace(/s$/, '')) {
    case 'port':
      return { is: 'stop', stop: { ...toStop(properties, dates), position: position ?? null } };
    case 'current_vessel':
      if (positions?.length === 0) return { is: 'unknown' };
      return position ? { is: 'vessel', vessel: { ...toVessel(properties, dates), position } } : null;
    case 'past_vessel_location':
      return positions && { is: 'line', line: toLine('past', properties, withoutStrays(positions)) };
    case 'estimated_full_leg':
    case 'estimated_partial_leg':
      return positions && { is: 'line', line: toLine('projected', properties, positions) };
    default:
      return { is: 'unknown' };
  }
}

// `end_time` and `point_count` are not read: the one may lie in the future of a leg that still runs, the other counts
// points that were left out (docs/interface.md 7).
function toLine(
  kind: RouteLine['kind'],
  properties: Properties,
  positions: RouteLine['positions'],
): RouteLine {
  return { kind, sequence: numberOf(properties, 'ports_sequence'), positions };
}

function toStop(properties: Properties, dates: DateReader): Omit<RouteStop, 'position'> {
  const zone = textOf(properties, 'time_zone');
  const call = (expected: string, actual: string): Call => ({
    original: null,
    expected: dates.estimate(expected, textOf(properties, expected), zone),
    actual: dates.moment(actual, textOf(properties, actual), zone),
  });
  return {
    label: textOf(properties, 'label') ?? '',
    sequence: numberOf(properties, 'ports_sequence'),
    place: {
      type: 'port',
      id: textOf(properties, 'location_id'),
      name: textOf(properties, 'name'),
      locode: null,
      zone,
      stateAbbr: textOf(properties, 'state_abbr'),
      countryCode: textOf(properties, 'country_code'),
      latitude: null,
      longitude: null,
    },
    arrival: call('inbound_eta_at', 'inbound_ata_at'),
    departure: call('outbound_etd_at', 'outbound_atd_at'),
  };
}

function toVessel(properties: Properties, dates: DateReader): Omit<RouteVessel, 'position'> {
  return {
    sequence: numberOf(properties, 'ports_sequence'),
    vessel: {
      id: textOf(properties, 'vessel_id'),
      name: textOf(properties, 'vessel_name'),
      imo: textOf(properties, 'vessel_imo'),
    },
    voyageNumber: textOf(properties, 'voyage_number'),
    reportedAt: dates.instant('vessel_location_timestamp', textOf(properties, 'vessel_location_timestamp')),
    heading: readHeading(numberOf(properties, 'vessel_location_heading')),
    speedInKnots: readSpeed(numberOf(properties, 'vessel_location_speed')),
    from: legEnd(properties, dates, 'departure_port', 'atd'),
    to: legEnd(properties, dates, 'arrival_port', 'eta'),
  };
}

function legEnd(properties: Properties, dates: DateReader, port: string, time: 'atd' | 'eta'): LegEnd {
  const zone = textOf(properties, `${port}_time_zone`);
  const read = time === 'eta' ? dates.estimate : dates.moment;
  const attribute = `${port}_${time}`;
  return {
    id: textOf(properties, `${port}_id`),
    name: textOf(properties, `${port}_name`),
    zone,
    when: read(attribute, textOf(properties, attribute), zone),
  };
}

function textOf(properties: Properties, name: string): string | null {
  const value = properties[name];
  return typeof value === 'string' ? readText(value) : null;
}

function numberOf(properties: Properties, name: string): number | null {
  const value = properties[name];
  return typeof value === 'string' || typeof value === 'number' ? readNumber(value) : null;
}

/**
 * Numbers the parts of a route that came without a number, since the service guarantees only the kind of a part
 * (docs/interface.md 7): stops in their order, lines by the stop where they begin or end, the vessel by the port that
 * it left.
 */
function numbered(route: ContainerRoute): ContainerRoute {
  const stops = route.stops.map((stop, index) => ({ ...stop, sequence: stop.sequence ?? index + 1 }));
  const lines = route.lines.map((line) => ({ ...line, sequence: line.sequence ?? sequenceOf(line, stops) }));
  const { vessel } = route;
  const byId = (id: string | null) => (id === null ? undefined : stops.find(({ place }) => place.id === id));
  const reported = vessel?.sequence ?? byId(vessel?.from.id ?? null)?.sequence ?? null;
  const sequence = reported ?? lines.findLast(({ kind }) => kind === 'past')?.sequence ?? null;
  return { ...route, stops, lines, vessel: vessel && { ...vessel, sequence } };
}

/** A projected line may begin at the vessel, so that only its end lies at a stop. */
function sequenceOf({ kind, positions }: RouteLine, stops: readonly RouteStop[]): number | null {
  if (kind === 'past') return nearest(positions[0], stops)?.sequence ?? null;
  const end = nearest(positions.at(-1), stops);
  return end === null ? null : (stops[stops.indexOf(end) - 1]?.sequence ?? null);
}

function nearest(position: Position | undefined, stops: readonly RouteStop[]): RouteStop | null {
  if (!position) return null;
  let found: RouteStop | null = null;
  let least = Infinity;
  for (const stop of stops) {
    const miles = stop.position ? nauticalMiles(stop.position, position) : Infinity;
    if (miles >= least) continue;
    least = miles;
    found = stop;
  }
  return found;
}
