import type { Container } from '#/domain/records/container.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { Moment } from '#/time/moment.ts';
import { movesInland } from './inlandMove.ts';
import { phaseOf } from './phase.ts';
import type { Phase } from './statusPhase.ts';

const cameInland: readonly Phase[] = ['inlandTerminal', 'consignee', 'returned'];

/**
 * When the container is expected inland, by the railroad or else by the carrier; null where it does not go there, and
 * where anything shows that it has been there: an arrival estimate that the unloading has overtaken is stale
 * (docs/interface.md trap 18).
 */
export function inlandEta(shipment: Shipment, container: Container): Moment | null {
  if (cameInland.includes(phaseOf(container, shipment))) return null;
  const goesInland = movesInland(container) || inlandPlace(shipment) !== null;
  return container.inlandEta ?? (goesInland ? shipment.destinationEta : null);
}
