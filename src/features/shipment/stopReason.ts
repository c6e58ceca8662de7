import type { StopReason } from '#/domain/vocabulary.ts';

// Spec 2.2 gives the names, interface notes 2.4 what they mean. No reason is read as "returned empty": one live
// record says that all containers ended while none had come back (trap 67).
const words: Record<StopReason, string> = {
  all_containers_terminated: 'every container has ended its journey',
  past_arrival_window: 'too long since the arrival at the destination',
  past_full_out_window: 'too long since the containers were picked up',
  no_updates_at_line: 'the carrier had no news for too long',
  cancelled_by_user: 'a user stopped it',
  booking_cancelled: 'the carrier cancelled the booking',
};

/** Why tracking stopped, in words; a reason we do not know as it came, and what to say when there is none. */
export function stopReasonWords(reason: string | null): string {
  if (reason === null) return 'no reason given';
  return Object.hasOwn(words, reason) ? words[reason as StopReason] : `reason given: ${reason}`;
}
