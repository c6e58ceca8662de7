import type { Container, InlandEvidence } from '#/domain/records/container.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sortKey } from '#/time/moment.ts';
import { hasArrived } from './reached.ts';
import { statusPhase } from './statusPhase.ts';

/** The container with what its shipment and its status show of a carriage inland; itself where nothing is new. */
export function withInlandEvidence(shipment: Shipment, container: Container): Container {
  const found = inlandEvidence(shipment, container);
  return container.inlandEvidence === found ? container : { ...container, inlandEvidence: found };
}

/**
 * Of a container that goes on inland a gate-out at the port is no pickup (docs/interface.md trap 19), though many
 * records of such a move have no date of a railroad.
 */
export function inlandEvidence(shipment: Shipment, container: Container): InlandEvidence | null {
  const place = inlandPlace(shipment);
  const { currentStatus, pickupFacility } = container;
  const phase = statusPhase(currentStatus);
  const byRail =
    (phase === 'inlandTransit' && hasArrived(shipment)) ||
    pickupFacility?.type === 'rail_terminal' ||
    (place !== null && shipment.destinationTerminal?.type === 'rail_terminal');
  if (byRail) return 'rail';
  if (phase === 'awaitingInland' || (place && shipment.destinationAta)) return 'inland';
  return place && isAheadOfGateOut(shipment, container) ? 'likely' : null;
}

/** An arrival inland that is expected only after the container left the port: the carrier is still to bring it there. */
function isAheadOfGateOut({ destinationEta }: Shipment, { podFullOut }: Container): boolean {
  if (destinationEta === null) return false;
  return podFullOut === null || sortKey(destinationEta) > sortKey(podFullOut);
}
