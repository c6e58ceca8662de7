import type { StopReason } from '#/domain/records/vocabulary.ts';

/** Why tracking stopped (docs/interface.md 4.2). */
export const stopReasons: Record<StopReason, string> = {
  all_containers_terminated: 'every container has ended its journey',
  past_arrival_window: 'too long since arrival at destination',
  past_full_out_window: 'too long since gate-out full',
  no_updates_at_line: 'no carrier updates for too long',
  cancelled_by_user: 'cancelled by a user',
  booking_cancelled: 'booking cancelled by the carrier',
};

export const noReason = 'reason not reported';
export const unknownReason = (word: string): string => `reason given: ${word}`;

/** Why the carrier's data cannot be judged by. */
export const trackingStopped = 'Tracking stopped, so later events are not reported.';
export const carrierNeverUpdated = 'Carrier update not reported.';
export const carrierLastUpdated = (days: number): string => `Carrier last updated ${days} days ago.`;
