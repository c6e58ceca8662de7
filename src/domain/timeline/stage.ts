import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { isOnTrain } from '#/domain/status/phase.ts';
import { furthestReached, milestoneOf } from '#/domain/status/reached.ts';
import { noFacts } from '#/domain/status/recordedDates.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';

/** Where a container is after each milestone of its journey, in the order of the journey. */
const stages = [
  'notDeparted',
  'vessel_departed',
  'vessel_arrived',
  'vessel_discharged',
  'port_out',
  'rail_departed',
  'arrived_at_inland_destination',
  'full_out',
  'empty_in',
] as const;
export type Stage = (typeof stages)[number];

/** How far along the journey that is, 0 before departure. */
export const stageRank = (stage: Stage): number => stages.indexOf(stage);

/**
 * The stage of a container; null where nothing of its journey is reported.
 *
 * @param container null for a booking whose containers are not named yet
 */
export function stageOf(shipment: Shipment, container: Container | null, now: Instant): Stage | null {
  const reached = furthestReached(container ?? noFacts, shipment);
  const isPast = (name: Stage) => reached >= milestoneOf(name);
  if (isPast('empty_in')) return 'empty_in';
  if (isPast('full_out')) return 'full_out';
  if (isPast('arrived_at_inland_destination')) return 'arrived_at_inland_destination';
  const move = container && inlandMove(container);
  if (move?.by === 'unknown' && isPast('port_out')) return 'port_out';
  if (container && move?.by === 'rail' && hasTrainLeft(reached, container, shipment)) return 'rail_departed';
  if (isPast('vessel_discharged')) return 'vessel_discharged';
  if (arrivalAtPort(shipment, container).actual || isPast('vessel_arrived')) return 'vessel_arrived';
  if (isPast('vessel_departed') || (reached >= milestoneOf('vessel_loaded') && !isLoading(shipment, now)))
    return 'vessel_departed';
  const { polEtd, podEta } = shipment;
  return (polEtd ?? podEta ?? arrivalInland(shipment, container).expected) && 'notDeparted';
}

/** On board before the ETD; once that has passed, the departure is not reported, and what comes next is the arrival. */
export const isLoading = ({ polAtd, polEtd }: Pick<Shipment, 'polAtd' | 'polEtd'>, now: Instant): boolean =>
  polAtd === null && polEtd !== null && !hasPassed(polEtd, now);

/** With the container out of the port; a train that is only loaded has not left, unless the status has it on rail. */
const hasTrainLeft = (reached: number, container: Container, shipment: Shipment) =>
  reached >= milestoneOf('rail_departed') ||
  reached === milestoneOf('port_out') ||
  container.podFullOut !== null ||
  isOnTrain(container, shipment);
