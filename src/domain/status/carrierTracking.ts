import type { Instant } from '#/time/instant.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { StopReason } from '#/domain/records/vocabulary.ts';

/** Whether the service has stopped asking the carrier. Either of the two fields says so (docs/interface.md 4.2). */
export function isStopped({ stoppedAt, stoppedReason }: CarrierTracking): boolean {
  return stoppedAt !== null || stoppedReason !== null;
}

// docs/interface.md 4.2 gives the names and what they mean. No reason is read as "returned empty": one live
// record says that all containers ended while none had come back (docs/interface.md trap 67).
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

const day = 86_400_000;
const staleDays = 7;

/** Why what the line told is too old to be judged by, in words; null while it is good (docs/interface.md 6.4). */
export function carrierWithheldReason(tracking: CarrierTracking, now: Instant): string | null {
  if (isStopped(tracking)) return 'Tracking has stopped, so what came after is not known.';
  const { lastSucceededAt } = tracking;
  if (lastSucceededAt === null) return 'It is not known when the line last answered.';
  const days = (now - lastSucceededAt) / day;
  return days <= staleDays ? null : `The line last answered ${Math.floor(days)} days ago.`;
}
