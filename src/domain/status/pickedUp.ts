import type { Container } from '#/domain/records/container.ts';
import type { Moment } from '#/time/moment.ts';
import { type InlandFacts, movesInland } from './inlandMove.ts';

/** The facts that say whether and when a container left for the consignee. */
export type PickupFacts = InlandFacts & Pick<Container, 'podFullOut'>;

/**
 * When the container was picked up full; null if it was not, or where no time is reported. On inland moves only the pickup
 * at the final destination counts: leaving the port of discharge is recorded as a full-out as well
 * (docs/interface.md trap 19).
 */
export function pickedUp(container: PickupFacts): Moment | null {
  return movesInland(container) ? container.finalDestinationFullOut : container.podFullOut;
}
