import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeContainerNumber } from '#/domain/records/identifiers.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { failureNext, failureWords, type TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { waitingNext, waitingWords } from '#/domain/tracking/waitingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { formatRelative } from '#/time/relative.ts';
import type { ExceptionDraft } from './exception.ts';
import { requestDue, requestReasons } from './words.ts';

/**
 * Requests that failed or wait. Not those whose number is tracked by now, and of several for one number and carrier
 * only the newest: who has asked again does not need the old answer.
 */
export function requestExceptions(
  requests: readonly TrackingRequest[],
  shipments: readonly Shipment[],
  now: Instant,
): ExceptionDraft[] {
  const newest = new Map<string, TrackingRequest>();
  for (const request of requests) {
    const key = `${normalizeContainerNumber(request.number)} ${request.scac ?? ''}`;
    const known = newest.get(key);
    if (!known || (request.createdAt ?? 0) > (known.createdAt ?? 0)) newest.set(key, request);
  }
  const tracked = trackedAmong(new Set([...newest.values()].map(({ number }) => number)), shipments);
  const open = [...newest.values()].filter(({ number }) => !tracked.has(number));
  const names = open.length === 0 ? new Map<string, string>() : namesOfCarriers(shipments);
  return open.flatMap((request) => requestDraft(request, names, now) ?? []);
}

// A request has only the code of its carrier: its rows are found, counted and grouped with those of shipments.
function namesOfCarriers(shipments: readonly Shipment[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { carrier } of shipments) {
    const name = carrierName(carrier);
    if (carrier.scac !== null && name !== null) names.set(carrier.scac, name);
  }
  return names;
}

// The numbers come from the service on both sides and are compared as they are: the fleet may hold 30,000 of them.
function trackedAmong(numbers: ReadonlySet<string>, shipments: readonly Shipment[]): Set<string> {
  const found = new Set<string>();
  if (numbers.size === 0) return found;
  const look = (number: string | null) => {
    if (number !== null && numbers.has(number)) found.add(number);
  };
  for (const { billOfLading, normalizedNumber, containers } of shipments) {
    look(billOfLading);
    look(normalizedNumber);
    for (const { number } of containers) look(number);
  }
  return found;
}

function requestDraft(
  request: TrackingRequest,
  names: ReadonlyMap<string, string>,
  now: Instant,
): ExceptionDraft | null {
  const { id, number, scac, status, failedReason, createdAt } = request;
  const isFailed = status === 'failed';
  const why = isFailed ? failureWords(failedReason) : waitingWords(request, now);
  if (why === null) return null;
  return {
    kind: isFailed ? 'request_failed' : 'request_waiting',
    priority: 'watch',
    weight: createdAt ?? 0,
    reason: requestReasons[isFailed ? 'failed' : 'waiting'],
    detail: why,
    next: isFailed ? failureNext(failedReason) : waitingNext(request),
    withheld: null,
    due:
      createdAt === null
        ? null
        : { kind: 'instant', label: requestDue, words: formatRelative(createdAt, now), at: createdAt },
    asked: null,
    subject: {
      kind: 'request',
      id,
      containers: 1,
      number,
      carrier: scac === null ? null : (names.get(scac) ?? scac),
      customer: null,
      fees: { kind: 'notReported' },
      shipmentId: request.shipmentId,
      container: null,
    },
    // The service asks the carrier until there is an answer.
    party: isFailed ? null : 'service',
    freeDay: null,
    place: null,
    facility: null,
    identity: ['request', id],
    facts: [status, failedReason],
  };
}
