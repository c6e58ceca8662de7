import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** Why a request waits. */
export type WaitingReason =
  | { readonly code: 'unknownToCarrier' | 'unanswered' }
  /** `reason` is the last temporary one, as the service has it; null where it gives none. */
  | { readonly code: 'retried'; readonly reason: string | null };

/** Null for one that simply has not been answered yet, and for one that does not wait. */
export function waitingReason(request: TrackingRequest, now: Instant): WaitingReason | null {
  const { status, failedReason, createdAt } = request;
  if (status === 'awaiting_manifest') return { code: 'unknownToCarrier' };
  if (status !== 'pending') return null;
  if (isRetried(request)) return { code: 'retried', reason: failedReason };
  const isFresh = createdAt !== null && now - createdAt < hour;
  return isFresh ? null : { code: 'unanswered' };
}

// While a request is pending, a reason is the last temporary one: the service goes on (docs/interface.md trap 68).
function isRetried({ isRetrying, failedReason }: TrackingRequest): boolean {
  return isRetrying || failedReason !== null;
}

/** What the service does about a request that waits. */
export type WaitingAct =
  | { readonly code: 'asksDaily' | 'keepsAsking' }
  /** `tries` so far; null where the service does not say. */
  | { readonly code: 'keepsTrying'; readonly tries: number | null };

export function waitingAct(request: TrackingRequest): WaitingAct {
  // docs/interface.md 3.8: rechecked daily, and given up after a week.
  if (request.status === 'awaiting_manifest') return { code: 'asksDaily' };
  return isRetried(request)
    ? { code: 'keepsTrying', tries: request.retryCount || null }
    : { code: 'keepsAsking' };
}
