import { lookup } from '#/domain/records/lookup.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import type { StopReason } from '#/domain/records/vocabulary.ts';
import { unknownReason } from '#/domain/records/words.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** Why tracking stopped (docs/interface.md 4.2). */
const stopReasons: Record<StopReason | 'account_closed', string> = {
  all_containers_terminated: 'every container has ended its journey',
  past_arrival_window: 'too long since arrival at destination',
  past_full_out_window: 'too long since gate-out full',
  no_updates_at_line: 'no carrier updates for too long',
  cancelled_by_user: 'cancelled by a user',
  booking_cancelled: 'booking cancelled by the carrier',
  // Of live services alone (docs/interface.md 9).
  account_closed: 'the account with the service is closed',
};

const noReason = 'reason not reported';

/** Why the carrier's data cannot be judged by. */
const trackingStopped = 'Tracking stopped, so later events are not reported.';
export const carrierNeverUpdated = 'Carrier update not reported.';

/** Whether the service has stopped asking the carrier. Either of the two fields says so (docs/interface.md 4.2). */
export function isStopped({ stoppedAt, stoppedReason }: CarrierTracking): boolean {
  return stoppedAt !== null || stoppedReason !== null;
}

/** Whether the reader's own side has ended it, so that no carrier or terminal has anything to answer. */
export function isStoppedByUs({ stoppedReason }: CarrierTracking): boolean {
  return stoppedReason === 'cancelled_by_user' || stoppedReason === 'account_closed';
}

/**
 * Why tracking stopped, in words; a reason we do not know as it came. No reason is read as "returned empty": one live
 * record says that all containers ended while none had come back (docs/interface.md trap 67).
 */
export function describeStopReason(reason: string | null): string {
  if (reason === null) return noReason;
  return lookup<string>(stopReasons, reason) ?? unknownReason(reason);
}

const staleDays = 7;

/** Why the carrier's data is too old to judge by, in words; null while it is good (docs/interface.md 6.4). */
export function carrierWithheldReason(tracking: CarrierTracking, now: Instant): string | null {
  if (isStopped(tracking)) return trackingStopped;
  const { lastSucceededAt } = tracking;
  if (lastSucceededAt === null) return carrierNeverUpdated;
  const days = (now - lastSucceededAt) / day;
  return days <= staleDays ? null : carrierLastUpdated(Math.floor(days));
}

const carrierLastUpdated = (days: number): string => `Carrier last updated ${days} days ago.`;

/** Whether the carrier is asked and answers: `stale` is asked, but its last update is too old to judge by. */
export const trackingStates = ['on', 'stale', 'stopped'] as const;
export type TrackingState = (typeof trackingStates)[number];

export function isTrackingState(word: string): word is TrackingState {
  return trackingStates.some((state) => state === word);
}

export function trackingState(
  { carrierTracking }: Pick<Shipment, 'carrierTracking'>,
  now: Instant,
): TrackingState {
  if (isStopped(carrierTracking)) return 'stopped';
  return carrierWithheldReason(carrierTracking, now) === null ? 'on' : 'stale';
}
