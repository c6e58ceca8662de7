import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { hasArrived, hasReached } from '#/domain/status/reached.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';

/** The state of the arrival at the port of discharge; `overdue`: the estimate has passed without an actual. */
export const arrivalStates = ['expected', 'overdue', 'arrived', 'not_reported'] as const;
export type ArrivalState = (typeof arrivalStates)[number];

/** @param container null for the shipment as a whole, which has arrived with the first of its containers */
export function arrivalState(shipment: Shipment, container: Container | null, now: Instant): ArrivalState {
  if (container ? hasReached('vessel_arrived', container, shipment) : hasArrived(shipment)) return 'arrived';
  if (!shipment.podEta) return 'not_reported';
  return hasPassed(shipment.podEta, now) ? 'overdue' : 'expected';
}
