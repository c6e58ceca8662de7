import type { Moment } from '#/time/moment.ts';
import type { Container, PickupDeadlines } from './container.ts';

/** What tells that a railroad takes the container inland. */
export type RailFacts = Pick<
  Container,
  | 'podRailCarrier'
  | 'inlandRailCarrier'
  | 'podRailLoaded'
  | 'podRailDeparted'
  | 'inlandEta'
  | 'inlandAta'
  | 'inlandRailUnloaded'
> & { readonly deadlines: Pick<PickupDeadlines, 'rail'> };

/** What tells where the consignee picks the container up. */
export type InlandFacts = RailFacts & Pick<Container, 'finalDestinationFullOut'>;

/** What tells whether and when a container left for the consignee. */
export type PickupFacts = InlandFacts & Pick<Container, 'podFullOut'>;

/** Whether a railroad takes the container inland, as far as the record tells. */
export function isRailMove(container: RailFacts): boolean {
  return [
    container.podRailCarrier,
    container.inlandRailCarrier,
    container.podRailLoaded,
    container.podRailDeparted,
    container.inlandEta,
    container.inlandAta,
    container.inlandRailUnloaded,
    container.deadlines.rail,
  ].some((fact) => fact !== null);
}

/**
 * Whether the consignee picks the container up inland. A zone of a final destination alone is no evidence: live
 * records carry one that belongs to no inland leg (interface notes 10.2, 14).
 */
export function movesInland(container: InlandFacts): boolean {
  return container.finalDestinationFullOut !== null || isRailMove(container);
}

/**
 * When the container was picked up full; null if it was not. On inland moves only the pickup at the final
 * destination counts: leaving the port of discharge by rail is recorded as a full-out as well.
 */
export function pickedUp(container: PickupFacts): Moment | null {
  return movesInland(container) ? container.finalDestinationFullOut : container.podFullOut;
}
