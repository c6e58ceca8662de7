import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { arrivalOf } from './arrival.ts';

/** The state of the arrival at the port of discharge; `overdue`: the estimate has passed without an actual. */
export const arrivalStates = ['expected', 'overdue', 'arrived', 'not_reported'] as const;
export type ArrivalState = (typeof arrivalStates)[number];

/** The state of an arrival, and of one that has happened whether its time is a reported one. */
export type ArrivalFact =
  | { readonly code: ArrivalState }
  /** `isEstimated`: only its ETA is reported; else no time at all. */
  | { readonly code: 'arrivedWithoutTime'; readonly isEstimated: boolean };

/** @param container null for the shipment as a whole, which has arrived with the first of its containers */
export function arrivalState(shipment: Shipment, container: Container | null, now: Instant): ArrivalState {
  if (container ? hasReached('vessel_arrived', container, shipment) : hasArrived(shipment)) return 'arrived';
  if (!shipment.podEta) return 'not_reported';
  return hasPassed(shipment.podEta, now) ? 'overdue' : 'expected';
}

/** @param container as of `arrivalState` */
export function arrivalFact(shipment: Shipment, container: Container | null, now: Instant): ArrivalFact {
  const code = arrivalState(shipment, container, now);
  if (code !== 'arrived' || arrivalOf(shipment, container)?.status === 'actual') return { code };
  return { code: 'arrivedWithoutTime', isEstimated: shipment.podEta !== null };
}
