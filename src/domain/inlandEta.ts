import type { Moment } from '#/time/moment.ts';
import type { Container } from './container.ts';
import { isRailMove } from './pickup.ts';
import type { Shipment } from './shipment.ts';

/**
 * When the container is expected inland, by the railroad or else by the line; null where it does not go there, and
 * where anything shows that it has been there: an arrival estimate that the unloading has overtaken is stale (trap 18).
 */
export function inlandEta(shipment: Shipment, container: Container): Moment | null {
  const { inlandAta, inlandRailUnloaded, finalDestinationFullOut, delivered, emptyTerminated } = container;
  const seen = inlandAta ?? inlandRailUnloaded ?? finalDestinationFullOut ?? delivered ?? emptyTerminated;
  const isGone = ['picked_up', 'delivered', 'empty_returned'].includes(container.currentStatus ?? '');
  if (seen || isGone || shipment.destinationAta) return null;
  const { destination, portOfDischarge } = shipment;
  const goesInland =
    isRailMove(container) || (destination !== null && destination.id !== portOfDischarge?.id);
  return container.inlandEta ?? (goesInland ? shipment.destinationEta : null);
}
