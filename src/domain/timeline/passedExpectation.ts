import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { carrierWithheldReason } from '#/domain/status/carrierTracking.ts';
import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

/** How an expectation stands whose time has passed. */
export type PassedExpectation =
  /** The line was asked after that time and did not report it. */
  | { readonly kind: 'notSeen'; readonly askedAt: Instant }
  /** The line was not asked since, so there is nothing to say yet. */
  | { readonly kind: 'notAsked'; readonly askedAt: Instant }
  /** What the line told is too old to be judged by. */
  | { readonly kind: 'withheld'; readonly reason: string };

/** Judges an expectation, the same way on every page; null for a fact, and while its time has not passed for certain. */
export function passedExpectation(
  event: Pick<TransportEvent, 'estimated' | 'when'>,
  tracking: CarrierTracking,
  now: Instant,
): PassedExpectation | null {
  if (!event.estimated || event.when === null || !hasPassed(event.when, now)) return null;
  const reason = carrierWithheldReason(tracking, now);
  const askedAt = tracking.lastSucceededAt;
  if (reason !== null || askedAt === null) {
    return { kind: 'withheld', reason: reason ?? 'It is not known when the line last answered.' };
  }
  return { kind: hasPassed(event.when, askedAt) ? 'notSeen' : 'notAsked', askedAt };
}

/** Whether it counts as not seen: whoever was not asked since cannot have seen it. */
export function isUnseen(passed: PassedExpectation | null): boolean {
  return passed !== null && passed.kind !== 'notAsked';
}
