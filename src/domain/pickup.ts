import type { Moment } from '#/time/moment.ts';
import type { Container } from './container.ts';

/** The dates that tell whether and when a container left for the consignee. */
export type PickupFacts = Pick<
  Container,
  | 'finalDestinationFullOut'
  | 'podFullOut'
  | 'podRailLoaded'
  | 'podRailDeparted'
  | 'inlandEta'
  | 'inlandAta'
  | 'inlandRailUnloaded'
>;

/** Whether a railroad takes the container inland, as far as the record tells. */
export function isRailMove(container: Omit<PickupFacts, 'podFullOut'>): boolean {
  return [
    container.podRailLoaded,
    container.podRailDeparted,
    container.inlandEta,
    container.inlandAta,
    container.inlandRailUnloaded,
  ].some(Boolean);
}

/**
 * When the container was picked up full; null if it was not. On inland moves only the pickup at the final
 * destination counts: leaving the port of discharge by rail is recorded as a full-out as well.
 */
export function pickedUp(container: PickupFacts): Moment | null {
  return container.finalDestinationFullOut ?? (isRailMove(container) ? null : container.podFullOut);
}
