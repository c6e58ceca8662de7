import { createRelated } from '#/data/containers/related.schema.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { dataRecord, nextLink, readList, readRecord, totalOf } from '#/data/http/jsonapi.ts';
import { pathOf, readPages } from '#/data/http/pages.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { uniqueById } from '#/domain/records/uniqueById.ts';
import { shipmentAsOf } from '#/domain/status/asOf.ts';
import { systemClock } from '#/time/clock.ts';
import { firstShipmentsPath } from './firstShipments.ts';
import { shipmentSchema, toShipment } from './schema.ts';

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
  return shipmentAsOf(toShipment(wire, createRelated(document)), systemClock.now());
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

function readPage(document: unknown, last: boolean): ShipmentPage {
  const related = createRelated(document);
  const now = systemClock.now();
  const { records, skipped } = readList(document, shipmentSchema, (wire) =>
    shipmentAsOf(toShipment(wire, related), now),
  );
  return { shipments: uniqueById(records), skipped, total: totalOf(document), last };
}
