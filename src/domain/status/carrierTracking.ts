import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { day } from '#/time/durations.ts';
import type { Instant } from '#/time/instant.ts';

/** Whether the service has stopped asking the carrier. Either of the two fields says so (docs/interface.md 4.2). */
export function isStopped({ stoppedAt, stoppedReason }: CarrierTracking): boolean {
  return stoppedAt !== null || stoppedReason !== null;
}

/** Whether the reader's own side has ended it, so that no carrier or terminal has anything to answer. */
export function isStoppedByUs({ stoppedReason }: CarrierTracking): boolean {
  return stoppedReason === 'cancelled_by_user' || stoppedReason === 'account_closed';
}

const staleDays = 7;

/** Why the carrier's data is too old to judge by. */
export type CarrierWithheld =
  | { readonly code: 'stopped' }
  | { readonly code: 'neverUpdated' }
  | { readonly code: 'lastUpdated'; readonly days: number };

/** Null while it is good (docs/interface.md 6.4). */
export function carrierWithheld(tracking: CarrierTracking, now: Instant): CarrierWithheld | null {
  if (isStopped(tracking)) return { code: 'stopped' };
  const { lastSucceededAt } = tracking;
  if (lastSucceededAt === null) return { code: 'neverUpdated' };
  const days = (now - lastSucceededAt) / day;
  return days <= staleDays ? null : { code: 'lastUpdated', days: Math.floor(days) };
}

/** Whether the carrier is asked and answers: `stale` is asked, but its last update is too old to judge by. */
export const trackingStates = ['on', 'stale', 'stopped'] as const;
export type TrackingState = (typeof trackingStates)[number];

export function trackingState(
  { carrierTracking }: Pick<Shipment, 'carrierTracking'>,
  now: Instant,
): TrackingState {
  if (isStopped(carrierTracking)) return 'stopped';
  return carrierWithheld(carrierTracking, now) === null ? 'on' : 'stale';
}
