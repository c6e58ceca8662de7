import { answeredRecord } from '#/data/http/answeredRecord.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { pathOf } from '#/data/http/pages.ts';
import { readTexts } from '#/data/http/schema.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { shipmentSchema, toCarrierTracking } from './schema.ts';

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

/** Sets or removes the customer of a shipment (docs/interface.md 2.6). */
export async function writeCustomer(
  api: Api,
  id: string,
  partyId: string | null,
  options: CallOptions,
): Promise<void> {
  const data = partyId === null ? null : { type: 'party', id: partyId };
  const body = { data: { type: 'shipment', id, attributes: {}, relationships: { customer: { data } } } };
  await api.write('PATCH', pathOf(['shipments', id]), body, options);
}
