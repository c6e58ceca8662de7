import type { Shipment } from '#/domain/records/shipment.ts';
import { furthestReached, hasArrived, milestoneOf } from './reached.ts';
import type { ContainerFacts } from './recordedDates.ts';
import { type Phase, statusPhase } from './statusPhase.ts';

/**
 * Where a container is in its journey: the one answer that list, map, board, exceptions and readiness ask for. The status
 * may be wrong or late (docs/interface.md 4.1), so dates come first: what is discharged is on no vessel.
 *
 * @param shipment null where it did not come with the container
 */
export function phaseOf(container: ContainerFacts, shipment: Shipment | null): Phase {
  const byStatus = statusPhase(container.currentStatus);
  const reached = furthestReached(container, shipment);
  const isPast = (name: string) => reached >= milestoneOf(name);
  if (isPast('empty_in')) return 'returned';
  if (isPast('full_out')) return 'consignee';
  if (isPast('arrived_at_inland_destination')) return 'inlandTerminal';
  if (isPast('port_out')) return 'inlandTransit';
  if (byStatus === 'inlandTransit') return isToPortOfLoading(shipment) ? 'origin' : 'inlandTransit';
  if (byStatus === 'awaitingInland' || byStatus === 'offDock') return byStatus;
  if (isPast('vessel_discharged')) return 'port';
  if (isPast('vessel_arrived')) return 'arrived';
  return isPast('vessel_loaded') ? 'vessel' : byStatus;
}

/** A train before the vessel has arrived brings the container to its port of loading. */
const isToPortOfLoading = (shipment: Shipment | null) => shipment !== null && !hasArrived(shipment);

/** Whether it is on a vessel that has not discharged it: at sea, or at the port where its status has it on board. */
export function isOnVessel(container: ContainerFacts, shipment: Shipment | null): boolean {
  return isVessel(phaseOf(container, shipment), container);
}

/** Whether it is on a train or on its way inland: to its inland destination, or still to its port of loading. */
export function isOnRail(container: ContainerFacts, shipment: Shipment | null): boolean {
  return isRail(phaseOf(container, shipment), container);
}

/** Whether its status has it on a train and nothing later contradicts: leaving the port alone may have been the pickup. */
export function isOnTrain(container: ContainerFacts, shipment: Shipment | null): boolean {
  return isTrain(phaseOf(container, shipment), container);
}

const onLand: readonly Phase[] = ['port', 'awaitingInland', 'offDock', 'inlandTerminal'];

/** Whether it waits on land for its pickup, so that its free time runs. */
export function isOnLand(container: ContainerFacts, shipment: Shipment | null): boolean {
  return onLand.includes(phaseOf(container, shipment));
}

/** Still on the vessel or the train: its free time has not begun. */
export function isInTransit(container: ContainerFacts, shipment: Shipment | null): boolean {
  const transit = transitOf(container, shipment);
  return transit === 'vessel' || transit === 'train';
}

/** What it is still to leave before it can wait for its pickup; null where that is nothing, or not known. */
export function transitOf(
  container: ContainerFacts,
  shipment: Shipment | null,
): 'origin' | 'vessel' | 'train' | null {
  const phase = phaseOf(container, shipment);
  if (isVessel(phase, container)) return 'vessel';
  if (isTrain(phase, container)) return 'train';
  return phase === 'origin' ? 'origin' : null;
}

const isVessel = (phase: Phase, { currentStatus }: ContainerFacts) =>
  phase === 'vessel' || (phase === 'arrived' && statusPhase(currentStatus) === 'vessel');

const isRail = (phase: Phase, { currentStatus }: ContainerFacts) =>
  phase === 'inlandTransit' || (phase === 'origin' && statusPhase(currentStatus) === 'inlandTransit');

const isTrain = (phase: Phase, container: ContainerFacts) =>
  statusPhase(container.currentStatus) === 'inlandTransit' && isRail(phase, container);
