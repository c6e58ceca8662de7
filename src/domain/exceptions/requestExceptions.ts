import { normalizeContainerNumber } from '#/domain/records/identifiers.ts';
import { carrierKey } from '#/domain/records/recordKeys.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { failureNext, describeFailure, type TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { waitingNext, describeWaiting } from '#/domain/tracking/waitingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import { formatRelative } from '#/time/relative.ts';
import { carrierNames } from './carrierNames.ts';
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
    const key = `${normalizeContainerNumber(request.number)} ${keyOf(request.scac)}`;
    const known = newest.get(key);
    if (!known || (request.createdAt ?? 0) > (known.createdAt ?? 0)) newest.set(key, request);
  }
  const tracked = trackedAmong(new Set([...newest.values()].map(({ number }) => number)), shipments);
  const open = [...newest.values()].filter(({ number }) => !tracked.has(number));
  const names = open.length === 0 ? new Map<string, string>() : carrierNames(shipments);
  return open.flatMap((request) => requestDraft(request, names, now) ?? []);
}

const keyOf = (scac: string | null) => carrierKey({ scac, shortName: null, name: null });

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
  const why = isFailed ? describeFailure(failedReason) : describeWaiting(request, now);
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
      // A request has only the code: it is found, counted and grouped with the shipments of its carrier.
      carrier: scac === null ? null : (names.get(keyOf(scac)) ?? scac),
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
