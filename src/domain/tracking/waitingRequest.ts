import { describeFailure, type TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { counted } from '#/language/plural.ts';
import { hour } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** Apart from the other words: the counts of the navigation are made with these. */

const retryingReason = 'Retrying';

const unknownToCarrierReason = 'Not known to the carrier yet';
const unansweredReason = 'Waiting for the carrier’s first answer';
const askedDailyNext = 'asks again daily for a week';
const askedAgainNext = 'keeps asking';

/** Why a request waits; null for one that simply has not been answered yet. */
export function describeWaiting(request: TrackingRequest, now: Instant): string | null {
  const { status, failedReason, createdAt } = request;
  if (status === 'awaiting_manifest') return unknownToCarrierReason;
  if (status !== 'pending') return null;
  if (isRetried(request)) return failedReason === null ? retryingReason : describeFailure(failedReason);
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

/** What the service does meanwhile: `The service asks again daily for a week`. */
export const serviceDoes = (what: string): string => `The service ${what}`;

/** @param tries null or 0 where the service does not say how many there were */
function retriedNext(tries: number | null): string {
  if (!tries) return 'keeps trying';
  return `keeps trying (${counted(tries, 'try', 'tries')} so far)`;
}
