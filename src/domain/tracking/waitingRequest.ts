import { failureWords, type TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';
import {
  askedAgainNext,
  askedDailyNext,
  retriedNext,
  retryingReason,
  unansweredReason,
  unknownToCarrierReason,
} from './waitingWords.ts';

/** Why a request waits; null for one that simply has not been answered yet. */
export function waitingWords(request: TrackingRequest, now: Instant): string | null {
  const { status, failedReason, createdAt } = request;
  if (status === 'awaiting_manifest') return unknownToCarrierReason;
  if (status !== 'pending') return null;
  if (isRetried(request)) return failedReason === null ? retryingReason : failureWords(failedReason);
  const isFresh = createdAt !== null && now - createdAt < hour;
  return isFresh ? null : unansweredReason;
}

// While a request is pending, a reason is the last temporary one: the service goes on (docs/interface.md trap 68).
function isRetried({ isRetrying, failedReason }: TrackingRequest): boolean {
  return isRetrying || failedReason !== null;
}

/** What the service does about a request that waits. */
export function waitingNext(request: TrackingRequest): string {
  // docs/interface.md 3.8: rechecked daily, and given up after a week.
  if (request.status === 'awaiting_manifest') return askedDailyNext;
  return isRetried(request) ? retriedNext(request.retryCount) : askedAgainNext;
}
