import type { Instant } from '#/time/instant.ts';

/** A request to track a number (docs/interface.md 2.5 and 3.8). */
export interface TrackingRequest {
  readonly id: string;
  readonly number: string;
  /** `bill_of_lading`, `booking`, `container`, or a word we do not know, such as the live `booking_number`. */
  readonly type: string | null;
  /** Null while the service finds out the carrier by itself. */
  readonly scac: string | null;
  readonly refNumbers: readonly string[];
  readonly tags: readonly string[];
  /** The id of a party; null: none, or not reported. */
  readonly customerId: string | null;
  /** A word of docs/interface.md 3.8, one we do not know, or null. */
  readonly status: string | null;
  /** Of a request that is still pending: the last temporary reason (docs/interface.md trap 68). */
  readonly failedReason: string | null;
  readonly isRetrying: boolean;
  /** Null: not reported. Never 0 in the words for a reader (docs/interface.md trap 68). */
  readonly retryCount: number | null;
  readonly createdAt: Instant | null;
  readonly updatedAt: Instant | null;
  /** The shipment it became, by its `tracked_object` (docs/interface.md trap 69). */
  readonly shipmentId: string | null;
}

/** Requests that have not become a shipment, newest first. */
export interface OpenRequests {
  readonly requests: readonly TrackingRequest[];
  /** The statuses of which the account holds more than were read, or which the service would not list. */
  readonly cut: readonly string[];
  /** Records that could not be read at all. */
  readonly skipped: number;
}

const isWaiting = ({ status }: TrackingRequest) => status === 'pending' || status === 'awaiting_manifest';

/**
 * Each request once, as it was last. Lists of several states are read one beside the other: a request that changes
 * meanwhile may be in two of them, which this mends, or in none until the next reading.
 */
export function latestOfEach(requests: readonly TrackingRequest[]): readonly TrackingRequest[] {
  const latest = new Map<string, TrackingRequest>();
  for (const request of requests) {
    const known = latest.get(request.id);
    const after = known ? (request.updatedAt ?? 0) - (known.updatedAt ?? 0) : 1;
    if (after > 0 || (after === 0 && known && isWaiting(known))) latest.set(request.id, request);
  }
  return [...latest.values()];
}

/** A request that failed because the number has a shipment already: there is nothing to correct. */
export function isDuplicateRequest({ status, failedReason }: TrackingRequest): boolean {
  return status === 'failed' && failedReason === 'duplicate';
}
