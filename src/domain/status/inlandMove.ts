import type { Container, PickupDeadlines } from '#/domain/records/container.ts';

/** The facts of the container's own record that prove a carriage by rail. */
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

/** The facts of its own record that prove any carriage inland. */
export type InlandRecord = RailFacts & Pick<Container, 'finalDestinationFullOut'>;

/** All facts that prove one. */
export type InlandFacts = InlandRecord & Pick<Container, 'inlandEvidence'>;

/** A carriage from the port of discharge to a place inland, before the consignee gets the container. */
export interface InlandMove {
  /** `unknown`: the means are not reported. */
  readonly by: 'rail' | 'unknown';
  readonly certainty: 'certain' | 'likely';
}

/** How the container goes on from its port of discharge; null where nothing says that it does. */
export function inlandMove(container: InlandFacts): InlandMove | null {
  const { inlandEvidence, finalDestinationFullOut } = container;
  if (isRailByRecord(container) || inlandEvidence === 'rail') return { by: 'rail', certainty: 'certain' };
  if (finalDestinationFullOut !== null || inlandEvidence === 'inland') {
    return { by: 'unknown', certainty: 'certain' };
  }
  return inlandEvidence === 'likely' ? { by: 'unknown', certainty: 'likely' } : null;
}

/** Whether a railroad takes the container inland. */
export function isRailMove(container: InlandFacts): boolean {
  return inlandMove(container)?.by === 'rail';
}

/** Whether the consignee gets the container inland, and not at the port of discharge. */
export function movesInland(container: InlandFacts): boolean {
  return inlandMove(container) !== null;
}

/**
 * The same by the container's own record alone. A zone of a final destination is no evidence: live records carry one
 * that belongs to no inland leg (docs/interface.md trap 14).
 */
export function movesInlandByRecord(container: InlandRecord): boolean {
  return container.finalDestinationFullOut !== null || isRailByRecord(container);
}

// Asked more than anything else of a container, so without a list of the facts.
function isRailByRecord(container: RailFacts): boolean {
  return (
    container.podRailCarrier !== null ||
    container.inlandRailCarrier !== null ||
    container.podRailLoaded !== null ||
    container.podRailDeparted !== null ||
    container.inlandEta !== null ||
    container.inlandAta !== null ||
    container.inlandRailUnloaded !== null ||
    container.deadlines.rail !== null
  );
}
