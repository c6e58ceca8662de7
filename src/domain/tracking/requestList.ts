import { bareNumber } from '#/domain/find/looseKey.ts';
import { latestOfEach, type TrackingRequest } from '#/domain/records/trackingRequest.ts';
import type { Instant } from '#/time/instant.ts';
import type { NewLine } from './readLines.ts';
import { requestTypeOf } from './readType.ts';
import { type WaitingAct, waitingAct, type WaitingReason, waitingReason } from './waitingRequest.ts';

/** What requests are grouped by, in the order of what somebody has to do. */
export const requestGroups = [
  'failed',
  'awaiting_manifest',
  'pending',
  'created',
  'sentAgain',
  'other',
] as const;
export type RequestGroup = (typeof requestGroups)[number];

/** Why a request stands where it does; reasons and statuses as the service has them. */
export type RequestReason =
  | WaitingReason
  | { readonly code: 'failed'; readonly reason: string | null }
  | { readonly code: 'status'; readonly status: string };

/** What is done next about it: by the reader, or by the service while it waits. */
export type RequestAct =
  | WaitingAct
  | { readonly code: 'resolveFailure'; readonly reason: string | null }
  | { readonly code: 'follow' };

export interface ListedRequest {
  readonly request: TrackingRequest;
  readonly group: RequestGroup;
  /** Null where nothing is to be said. */
  readonly reason: RequestReason | null;
  readonly next: RequestAct | null;
}

/**
 * Requests with what to do about each, the ones to act on first, then newest first. A failed one that was sent again is
 * done.
 *
 * @param read of all lists; one request may stand in several
 */
export function listRequests(read: readonly TrackingRequest[], now: Instant): readonly ListedRequest[] {
  const requests = latestOfEach(read);
  const newest = new Map<string, TrackingRequest>();
  for (const request of requests) {
    const key = bareNumber(request.number);
    const known = newest.get(key);
    if (!known || (request.createdAt ?? 0) > (known.createdAt ?? 0)) newest.set(key, request);
  }
  return requests
    .map((request) => describe(request, newest.get(bareNumber(request.number)) === request, now))
    .toSorted(
      (one, other) =>
        requestGroups.indexOf(one.group) - requestGroups.indexOf(other.group) ||
        (other.request.createdAt ?? 0) - (one.request.createdAt ?? 0),
    );
}

function describe(request: TrackingRequest, isNewest: boolean, now: Instant): ListedRequest {
  const { status, failedReason } = request;
  switch (status) {
    case 'failed': {
      const reason = { code: 'failed', reason: failedReason } as const;
      return isNewest
        ? { request, group: 'failed', reason, next: { code: 'resolveFailure', reason: failedReason } }
        : { request, group: 'sentAgain', reason, next: null };
    }
    case 'pending':
    case 'awaiting_manifest':
      return {
        request,
        group: status,
        reason: waitingReason(request, now),
        next: waitingAct(request),
      };
    case 'created':
      return { request, group: 'created', reason: null, next: { code: 'follow' } };
    default:
      return {
        request,
        group: 'other',
        reason: status === null ? null : { code: 'status', status },
        next: null,
      };
  }
}

export type RequestCounts = Readonly<Record<RequestGroup, number>>;

export function countRequests(listed: readonly ListedRequest[]): RequestCounts {
  const counts = Object.fromEntries(requestGroups.map((group) => [group, 0])) as Record<RequestGroup, number>;
  for (const { group } of listed) counts[group] += 1;
  return counts;
}

/** A failed request as a row of a list, to be corrected and sent again. */
export function lineOfRequest(request: TrackingRequest): NewLine {
  const { number, type, scac, refNumbers, tags, customerId } = request;
  return {
    number,
    type: requestTypeOf(type),
    scac,
    unknownCarrier: null,
    refNumbers,
    tags,
    customerId,
    unknownCustomer: null,
    inference: null,
    state: { kind: 'open', anyway: false },
  };
}
