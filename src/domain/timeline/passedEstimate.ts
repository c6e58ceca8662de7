import type { CarrierTracking } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { type CarrierWithheld, carrierWithheld } from '#/domain/status/carrierTracking.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';

/** What can be said of an estimate whose time has passed. */
export type PassedEstimate =
  /** The carrier has updated since and reported no actual. */
  | { readonly kind: 'overdue'; readonly updatedAt: Instant }
  /** The carrier has not updated since, so nothing can be said yet. */
  | { readonly kind: 'notUpdated'; readonly updatedAt: Instant }
  /** The carrier's data is too old to judge by. */
  | { readonly kind: 'withheld'; readonly withheld: CarrierWithheld }
  /** A departure with the container aboard: the report is late, not the departure. */
  | { readonly kind: 'aboard' };

/**
 * Judges an estimate, the same way on every page; null for an actual, and while its time has not passed for certain.
 *
 * @param isAboard the estimate is that of the departure with what the container is aboard (reached.ts)
 */
export function passedEstimate(
  event: Pick<TransportEvent, 'estimated' | 'when'>,
  tracking: CarrierTracking,
  now: Instant,
  isAboard = false,
): PassedEstimate | null {
  if (!event.estimated || event.when === null || !hasPassed(event.when, now)) return null;
  if (isAboard) return { kind: 'aboard' };
  const withheld = carrierWithheld(tracking, now);
  if (withheld !== null) return { kind: 'withheld', withheld };
  const updatedAt = tracking.lastSucceededAt;
  if (updatedAt === null) return { kind: 'withheld', withheld: { code: 'neverUpdated' } };
  return { kind: hasPassed(event.when, updatedAt) ? 'overdue' : 'notUpdated', updatedAt };
}

/** Whether it counts as overdue: not while the carrier has not updated since, and no departure of what it is aboard. */
export function isOverdue(passed: PassedEstimate | null): boolean {
  return passed?.kind === 'overdue' || passed?.kind === 'withheld';
}
