import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import type { Api, CallOptions } from './api.ts';
import { readTexts } from './attributes.schema.ts';
import { ApiError } from './errors.ts';
import { firstShipmentsPath } from './firstShipmentsPath.ts';
import { answeredRecord, dataRecord, nextLink, readList, readRecord, totalOf } from './jsonapi.ts';
import { pathOf, readPages } from './pages.ts';
import { createRelated } from './related.ts';
import { shipmentSchema, toCarrierTracking, toShipment } from './shipment.schema.ts';

export interface ShipmentPage {
  readonly shipments: readonly Shipment[];
  /** Records of this page that could not be read at all. */
  readonly skipped: number;
  /** What the service says the whole list holds; null when it does not say. */
  readonly total: number | null;
  readonly last: boolean;
}

// The names of carriers and vessels stand on the shipment itself. Ports are included for where they are: each comes once
// a page, a fraction of what the containers weigh.
const include =
  'containers,containers.pod_terminal,pod_terminal,destination_terminal,port_of_lading,port_of_discharge,destination';
/** The service cuts more to 100 without saying so (docs/interface.md 1.4). */
const pageSize = '100';

/** All shipments of the account with their containers, newest created first, a page at a time. */
export async function* shipmentPages(
  api: Api,
  options: CallOptions,
): AsyncGenerator<ShipmentPage, void, undefined> {
  const path = pathOf(['shipments'], { 'page[size]': pageSize, include });
  for await (const { document, last } of readPages(api, path, options)) yield readPage(document, last);
}

/** The newest few, for a first screen that has nothing to show yet: a fraction of a page. */
export async function firstShipments(api: Api, options: CallOptions): Promise<ShipmentPage> {
  const document = await api.read(firstShipmentsPath, options);
  return readPage(document, nextLink(document) === null);
}

/** One shipment with its containers, terminals and ports. Throws `notFound` where the account has none of that id. */
export async function fetchShipment(api: Api, id: string, options: CallOptions): Promise<Shipment> {
  const document = await api.read(pathOf(['shipments', id], { include }), options);
  const wire = readRecord(shipmentSchema, dataRecord(document));
  if (!wire) throw new ApiError({ kind: 'malformed', detail: 'The answer holds no shipment.' });
  return toShipment(wire, createRelated(document));
}

/** What the service looks up by itself: `q` in numbers and references, `number` in the number that was requested. */
export type ShipmentSearch = { readonly q: string } | { readonly number: string };

/** The first page of a search by the service, newest created first. `last` is false where there is more. */
export async function searchShipments(
  api: Api,
  search: ShipmentSearch,
  options: CallOptions,
): Promise<ShipmentPage> {
  const query = { ...search, 'page[size]': pageSize, include };
  const document = await api.read(pathOf(['shipments'], query), options);
  return readPage(document, nextLink(document) === null);
}

/** What may be written on a shipment (docs/interface.md 2.6). A list replaces the one that was there. */
export type ShipmentLabels =
  | { readonly refNumbers: readonly string[] }
  | { readonly tags: readonly string[] };

/** Writes references or tags. The answer is the shipment's lists as the service keeps them; null where it does not say. */
export async function writeShipmentLabels(
  api: Api,
  id: string,
  labels: ShipmentLabels,
  options: CallOptions,
): Promise<{ readonly refNumbers: readonly string[]; readonly tags: readonly string[] } | null> {
  const attributes = 'tags' in labels ? { tags: labels.tags } : { ref_numbers: labels.refNumbers };
  const body = { data: { type: 'shipment', attributes } };
  const document = await api.write('PATCH', pathOf(['shipments', id]), body, options);
  const wire = answeredRecord(document, shipmentSchema)?.attributes;
  return wire ? { refNumbers: readTexts(wire.ref_numbers), tags: readTexts(wire.tags) } : null;
}

/**
 * Stops or resumes asking the carrier (docs/interface.md 2.1). The answer is how the service tracks the shipment now;
 * null where it does not say.
 */
export async function writeTracking(
  api: Api,
  id: string,
  isTracked: boolean,
  options: CallOptions,
): Promise<CarrierTracking | null> {
  const path = pathOf(['shipments', id, isTracked ? 'resume_tracking' : 'stop_tracking']);
  const document = await api.write('PATCH', path, { data: { type: 'shipment', id } }, options);
  const wire = answeredRecord(document, shipmentSchema)?.attributes;
  return wire ? toCarrierTracking(wire) : null;
}

function readPage(document: unknown, last: boolean): ShipmentPage {
  const related = createRelated(document);
  const { records, skipped } = readList(document, shipmentSchema, (wire) => toShipment(wire, related));
  return { shipments: records, skipped, total: totalOf(document), last };
}
