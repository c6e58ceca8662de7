import * as fc from 'fast-check';
import { attributesOf, tables } from './attributes.ts';
import { type Degree, degrees } from './values.ts';

export interface Resource {
  readonly type: unknown;
  readonly id: unknown;
  readonly attributes?: unknown;
  readonly relationships?: unknown;
}

/** An account as a service reports it: the answers to everything that a screen asks. */
export interface GeneratedFleet {
  readonly degree: Degree;
  readonly shipments: readonly Resource[];
  /** Containers, places, terminals and vessels that come along; some that are named are not among them. */
  readonly included: readonly Resource[];
  readonly events: readonly (readonly Resource[])[];
  readonly rawEvents: readonly (readonly Resource[])[];
  readonly requests: readonly Resource[];
}

type Type = keyof typeof tables;

/** Ids are short and few, so that records share them and meet. */
const idsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const ids = {
  shipment: idsOf('s', 4),
  container: idsOf('c', 5),
  port: idsOf('p', 3),
  metro_area: idsOf('m', 1),
  terminal: idsOf('t', 3),
  rail_terminal: idsOf('r', 1),
  vessel: idsOf('v', 2),
};

const refTo = (degree: Degree, ...types: (keyof typeof ids)[]): fc.Arbitrary<unknown> => {
  const known = fc.constantFrom(...types.flatMap((type) => ids[type].map((id) => ({ type, id }))));
  const none = fc.constantFrom<unknown>(null, { data: null }, {});
  const broken = fc.constantFrom<unknown>({ data: { type: 'port' } }, { data: [] }, 'none', {
    data: { id: 7, type: null },
  });
  return fc.oneof(
    { arbitrary: known.map((data) => ({ data })), weight: 8 },
    { arbitrary: none, weight: 1 },
    ...(degree === 'hostile' ? [{ arbitrary: broken, weight: 1 }] : []),
  );
};
const containersOf = (degree: Degree) =>
  fc.array(fc.constantFrom(...ids.container), { maxLength: 3 }).map((named) => ({
    data: [
      ...(degree === 'plain' ? new Set(named) : named).values(),
      ...(degree === 'hostile' && named.length === 2 ? [7] : []),
    ].map((id) => ({ type: 'container', id })),
  }));

const relations: Partial<Record<Type, (degree: Degree) => fc.Arbitrary<unknown>>> = {
  shipment: (degree) =>
    fc.record({
      port_of_lading: refTo(degree, 'port'),
      port_of_discharge: refTo(degree, 'port'),
      destination: refTo(degree, 'port', 'metro_area'),
      pod_terminal: refTo(degree, 'terminal'),
      destination_terminal: refTo(degree, 'terminal', 'rail_terminal'),
      containers: containersOf(degree),
    }),
  container: (degree) =>
    fc.record({
      shipment: refTo(degree, 'shipment'),
      pod_terminal: refTo(degree, 'terminal'),
      pickup_facility: refTo(degree, 'terminal'),
    }),
  transport_event: movement,
  raw_event: movement,
  tracking_request: (degree) => fc.record({ tracked_object: refTo(degree, 'shipment') }),
};
function movement(degree: Degree): fc.Arbitrary<unknown> {
  return fc.record({
    location: refTo(degree, 'port', 'metro_area'),
    vessel: refTo(degree, 'vessel'),
    terminal: refTo(degree, 'terminal', 'rail_terminal'),
  });
}

function resource(type: Type, id: string, degree: Degree, as: string = type): fc.Arbitrary<Resource> {
  const whole = fc.record({
    type: fc.constant(as),
    id: fc.constant(id),
    attributes: attributesOf(tables[type], degree),
    relationships: relations[type]?.(degree) ?? fc.constant(undefined),
  });
  if (degree !== 'hostile') return whole;
  const none = fc.constantFrom<Resource>(
    { type: as, id: 7 },
    { type: as, id, attributes: null },
    { type: as, id, attributes: [] },
  );
  return fc.oneof({ arbitrary: whole, weight: 30 }, { arbitrary: none, weight: 1 });
}

/** Records of those ids; past `plain` some are missing, and some stand there twice. */
const some = (type: Type, of: readonly string[], degree: Degree, as?: string): fc.Arbitrary<Resource[]> =>
  degree === 'plain'
    ? fc.tuple(...of.map((id) => resource(type, id, degree, as)))
    : fc.array(
        fc.constantFrom(...of).chain((id) => resource(type, id, degree, as)),
        { maxLength: of.length + 1 },
      );

const history = (type: 'transport_event' | 'raw_event', degree: Degree) =>
  fc.tuple(...ids.container.map((container) => some(type, idsOf(`${container}${type}`, 7), degree)));

function fleetOf(degree: Degree): fc.Arbitrary<GeneratedFleet> {
  const along = [
    some('container', ids.container, degree),
    some('port', ids.port, degree),
    some('port', ids.metro_area, degree, 'metro_area'),
    some('terminal', ids.terminal, degree),
    some('terminal', ids.rail_terminal, degree, 'rail_terminal'),
    some('vessel', ids.vessel, degree),
  ];
  return fc.record({
    degree: fc.constant(degree),
    shipments: some('shipment', ids.shipment, degree),
    included: fc.tuple(...along).map((lists) => lists.flat()),
    events: history('transport_event', degree),
    rawEvents: history('raw_event', degree),
    requests: some('tracking_request', idsOf('q', 2), degree),
  });
}

/** A fleet of any degree of strangeness. */
export const generatedFleet: fc.Arbitrary<GeneratedFleet> = fc.oneof(...degrees.map(fleetOf));

/**
 * What a service with that account answers.
 *
 * @param path below the version, with its query
 * @returns the document; null for what it does not have (404)
 */
export function answerOf(fleet: GeneratedFleet, path: string): unknown {
  const [resourcePath = '', query = ''] = path.split('?');
  const [, collection, id, part] = resourcePath.split('/').map(decodeURIComponent);
  const list = (data: readonly unknown[]) => ({
    data,
    included: fleet.included,
    meta: { total: data.length },
    links: {},
  });
  if (collection === 'shipments' && id === undefined) return list(fleet.shipments);
  if (collection === 'shipments' && part === undefined) {
    const data = fleet.shipments.find((one) => one.id === id);
    return data ? { data, included: fleet.included } : null;
  }
  if (collection === 'tracking_requests') return list(query.includes('failed') ? fleet.requests : []);
  const at = ids.container.indexOf(id ?? '');
  if (part === 'transport_events') return list(fleet.events[at] ?? []);
  if (part === 'raw_events') return list(fleet.rawEvents[at] ?? []);
  if (part === 'map_geojson') return { type: 'FeatureCollection', features: [] };
  if (part === 'custom_fields' || collection?.startsWith('custom_field')) return list([]);
  return null;
}
