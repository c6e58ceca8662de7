import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { isFeeder, isTransshipment, leavesByVessel, leavesPlace } from '#/domain/status/eventMeaning.ts';
import { atSamePlace, hasPlace, isAtSea } from './events.ts';

export interface PortVisits {
  /** The steps of each visit of a port on the way, in the order of the journey. Never empty. */
  readonly visits: readonly (readonly TransportEvent[])[];
  /** What brings the container to the port of loading. */
  readonly feeding: readonly TransportEvent[];
}

/**
 * The ports on the way, each as often as it is visited: who has left a port and comes back to it is there again
 * (docs/interface.md trap 79). Whatever vessel takes the container onward belongs to the visit: the main one leaves the
 * port of a feeder as a vessel.
 */
export function portVisits(steps: readonly TransportEvent[], shipment: Shipment): PortVisits {
  const visits: TransportEvent[][] = [];
  const isFeeding = feedsLoading(steps, shipment);
  const last = (step: TransportEvent) =>
    visits.findLast((visit) => visit.some((one) => hasPlace(one) && atSamePlace(one, step)));
  for (const step of steps) {
    if (!isOfTransshipment(step, shipment) || isFeeding(step)) continue;
    // A step without a place is of the port that was named before it.
    const visit = hasPlace(step) ? last(step) : visits.at(-1);
    const isBack = visit?.some(isLeaving) && !leavesPlace(step.name) && !step.estimated;
    if (visit && !isBack) visit.push(step);
    else visits.push([step]);
  }
  const visited = new Set(visits.flat());
  for (const [at, step] of steps.entries()) {
    if (visited.has(step) || !isAtSea(step.name) || !hasPlace(step)) continue;
    const visit = last(step);
    if (visit?.[0] && steps.indexOf(visit[0]) < at) visit.push(step);
  }
  return { visits, feeding: steps.filter(isFeeding) };
}

/** What brings a container to the port of loading comes before every transshipment. */
function feedsLoading(
  steps: readonly TransportEvent[],
  { portOfLoading }: Shipment,
): (step: TransportEvent) => boolean {
  const first = steps.findIndex(({ name, place }) => isAtSea(name) && samePlace(place, portOfLoading));
  return (step) => {
    if (!isFeeder(step.name)) return false;
    return samePlace(step.place, portOfLoading) || steps.indexOf(step) < first;
  };
}

/**
 * A feeder runs before the main vessel or after it (docs/interface.md 5.2), so its ports are those that are no end of the
 * journey.
 */
export function isOfTransshipment({ name, place }: TransportEvent, shipment: Shipment): boolean {
  if (isTransshipment(name)) return true;
  if (!isFeeder(name)) return false;
  const end = leavesPlace(name) ? shipment.portOfLoading : shipment.portOfDischarge;
  return place !== null && end !== null && !samePlace(place, end);
}

export const isLeaving = ({ name, estimated }: TransportEvent): boolean => leavesByVessel(name) && !estimated;
