import { answeredRecord } from '#/data/http/answeredRecord.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { readList, readRecord } from '#/data/http/jsonapi.ts';
import { pathOf } from '#/data/http/pages.ts';
import { bareNumber } from '#/domain/find/looseKey.ts';
import { isObject } from '#/domain/records/json.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { type Inference, withoutPrediction } from '#/domain/tracking/inference.ts';
import type { FoundRequests } from '#/domain/tracking/run.ts';
import { detectedLater, type LineDraft } from '#/domain/tracking/tracking.ts';
import { inferenceSchema, toInference } from './inferNumber.schema.ts';
import { toTrackingRequest, trackingRequestSchema } from './schema.ts';

/** What the service makes of a number (docs/interface.md 2.4). Asking changes nothing, so it may be asked again. */
export async function inferNumber(api: Api, number: string, options: CallOptions): Promise<Inference> {
  const path = pathOf(['tracking_requests', 'infer_number']);
  const answer = await api.write('POST', path, { number }, { ...options, bucket: 'infer' });
  const wire = readRecord(inferenceSchema, recordOf(answer));
  return wire ? toInference(wire) : withoutPrediction(null);
}

// Its type and id may be missing (docs/interface.md 2.4), without which a record is none.
function recordOf(answer: unknown): unknown {
  const data = isObject(answer) ? answer['data'] : null;
  return isObject(data) ? { type: 'infer_number_result', id: '', ...data } : null;
}

/**
 * Asks the service to track a number (docs/interface.md 2.5). Gives the request as the service has it; null where its
 * answer does not say.
 */
export async function createRequest(
  api: Api,
  { number, type, scac, refNumbers, tags, customerId }: LineDraft,
  options: CallOptions,
): Promise<TrackingRequest | null> {
  const attributes = {
    request_type: type,
    request_number: number,
    ...(scac === detectedLater ? { auto_detect_vocc_scac: true } : { scac }),
    ...(refNumbers.length > 0 && { ref_numbers: refNumbers }),
    ...(tags.length > 0 && { shipment_tags: tags }),
  };
  const customer = { data: { type: 'party', id: customerId } };
  const relationships = customerId === null ? {} : { relationships: { customer } };
  const body = { data: { type: 'tracking_request', attributes, ...relationships } };
  const answer = await api.write('POST', pathOf(['tracking_requests']), body, {
    ...options,
    bucket: 'create',
  });
  const wire = answeredRecord(answer, trackingRequestSchema);
  return wire ? toTrackingRequest(wire) : null;
}

/** The newest requests of a number; `narrowed` is false where the service lists others too. */
export async function findRequests(api: Api, number: string, options: CallOptions): Promise<FoundRequests> {
  const path = pathOf(['tracking_requests'], { 'filter[request_number]': number, 'page[size]': '100' });
  const document = await api.read(path, options);
  const { records } = readList(document, trackingRequestSchema, toTrackingRequest);
  const wanted = bareNumber(number);
  return { requests: records, narrowed: records.every((request) => bareNumber(request.number) === wanted) };
}
