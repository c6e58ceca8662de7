import type { CarrierTracking } from '#/domain/records/shipment.ts';
import { answeredRecord } from './answeredRecord.ts';
import type { Api, CallOptions } from './api.ts';
import { readTexts } from './attributes.schema.ts';
import { pathOf } from './pages.ts';
import { shipmentSchema, toCarrierTracking } from './shipment.schema.ts';

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
