import * as v from 'valibot';
import { toOne } from '#/data/http/document.schema.ts';
import { count, flag, readInstant, readText, readTexts, text, texts } from '#/data/http/schema.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';

/** A tracking request (docs/interface.md 2.5 and 3.8). Older records lack the retry fields. */
export const trackingRequestSchema = v.object({
  type: v.literal('tracking_request'),
  id: v.string(),
  attributes: v.object({
    request_number: text,
    request_type: text,
    scac: text,
    ref_numbers: texts,
    shipment_tags: texts,
    status: text,
    /** While the status is still pending, the last temporary reason may show here. */
    failed_reason: text,
    is_retrying: flag,
    retry_count: count,
    created_at: text,
    updated_at: text,
  }),
  relationships: v.nullish(v.object({ tracked_object: toOne, customer: toOne, user: toOne })),
  links: v.nullish(v.object({ self: text })),
});
export type TrackingRequestWire = v.InferOutput<typeof trackingRequestSchema>;

export function toTrackingRequest({
  id,
  attributes: a,
  relationships,
}: TrackingRequestWire): TrackingRequest {
  const tracked = relationships?.tracked_object?.data;
  return {
    id,
    number: a.request_number ?? '',
    type: readText(a.request_type),
    scac: readText(a.scac),
    refNumbers: readTexts(a.ref_numbers),
    tags: readTexts(a.shipment_tags),
    customerId: relationships?.customer?.data?.id ?? null,
    status: readText(a.status),
    failedReason: readText(a.failed_reason),
    isRetrying: a.is_retrying ?? false,
    retryCount: a.retry_count ?? null,
    createdAt: readInstant(a.created_at),
    updatedAt: readInstant(a.updated_at),
    shipmentId: tracked?.type === 'shipment' ? tracked.id : null,
  };
}
