import type { Shipment } from '#/domain/records/shipment.ts';
import type { Instant } from '#/time/instant.ts';
import { isStopped, carrierWithheldReason } from './carrierTracking.ts';

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
