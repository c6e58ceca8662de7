import { instant, type Instant } from '#/time/instant.ts';
import type { RequestPlan } from './plan.ts';
import { type Key, range } from './random.ts';
import { day, hour } from './schedule.ts';

export type RequestState = RequestPlan['states'][number];

// What becomes of requests that never become a shipment; the words are those of docs/interface.md 3.8.
export const fates = [
  'not_found',
  'shipping_line_unreachable',
  'expired',
  'duplicate',
  'waiting_long',
  'invalid_number',
  'booking_cancelled',
  'retries_exhausted',
  'unrecognized_response',
  'data_unavailable',
  'internal_processing_error',
  'scac_auto_detect_failed',
] as const;

export type Fate = (typeof fates)[number];

export function fateStates(fate: Fate, from: Instant, key: Key): RequestState[] {
  const after = (time: number) => instant(from + Math.round(time / 1000) * 1000);
  const pending = state(from, 'pending');
  switch (fate) {
    case 'expired':
    case 'not_found':
      // Given up after a week.
      return [
        pending,
        state(after(range(1, 4, key, 'asked') * 60_000), 'awaiting_manifest'),
        state(after(7 * day), 'failed', fate),
      ];
    case 'waiting_long':
      // Asked for longer than a day, as for some accounts (docs/interface.md 3.8).
      return [
        pending,
        retrying(after(2 * hour), 3),
        retrying(after(1 * day), 9),
        retrying(after(3 * day), 12),
        retrying(after(7 * day), 13),
      ];
    case 'shipping_line_unreachable':
    case 'retries_exhausted':
      return [
        pending,
        retrying(after(0.5 * hour), 2),
        retrying(after(9 * hour), 9),
        state(after(24 * hour), 'failed', fate, 14),
      ];
    default:
      return [pending, state(after(range(10, 200, key, 'failed') * 1000), 'failed', fate)];
  }
}

export function state(
  from: Instant,
  status: RequestState['status'],
  failedReason: string | null = null,
  retryCount: number | null = null,
): RequestState {
  return { from, status, failedReason, retryCount, isRetrying: false };
}

// The last temporary reason shows while the request is still pending (docs/interface.md trap 68).
function retrying(from: Instant, retryCount: number): RequestState {
  return { ...state(from, 'pending', 'shipping_line_unreachable', retryCount), isRetrying: true };
}
