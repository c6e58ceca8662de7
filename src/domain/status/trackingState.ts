import type { Instant } from '#/time/instant.ts';
import { isStopped, carrierWithheldReason } from './carrierTracking.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** Whether the line is asked and answers: `stale` is asked, but its last answer is too old to be judged by. */
export const trackingStates = ['on', 'stale', 'stopped'] as const;
export type TrackingState = (typeof trackingStates)[number];

export const trackingStateWords: Readonly<Record<TrackingState, string>> = {
  on: 'Tracked',
  stale: 'No answer for 7 days',
  stopped: 'Stopped',
};

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
