import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { isDeparture, isFeeder, isTransshipment } from './eventMeaning.ts';
import { movesInland } from './inlandMove.ts';
import { type ContainerFacts, datedEvents, recordedDate } from './recordedDates.ts';
import { type Phase, statusPhase } from './statusPhase.ts';

/**
 * What happens once in a journey, in its order: a later one proves all before it, reported or not. The loading of a
 * train may be reported before the discharge from the vessel (docs/interface.md 5.2), but not precede it.
 */
const milestones = [
  'empty_out',
  'full_in',
  'vessel_loaded',
  'vessel_departed',
  // Any of its four steps, at any port.
  'transshipment',
  'vessel_arrived',
  'vessel_berthed',
  'vessel_discharged',
  'port_out',
  'rail_loaded',
  'rail_departed',
  'arrived_at_inland_destination',
  'rail_unloaded',
  // By the consignee, wherever that is.
  'full_out',
  'delivered',
  'empty_in',
];
const places = new Map(milestones.map((name, place) => [name, place]));

/** The place of an event in the order of a journey; -1 for what may come more than once or moves nothing. */
export const milestoneOf = (name: string): number =>
  places.get(isTransshipment(name) ? 'transshipment' : name) ?? -1;

/** Those with a date in the record of a container. */
const dated = datedEvents.map((name) => ({ name, place: milestoneOf(name) }));

/**
 * Whether a container has come further than a step, by the furthest milestone that is behind it. A stop of a train is passed
 * with the arrival inland, a feeder with the arrival at the port of discharge.
 */
export function isPassed(name: string, reached: number): boolean {
  if (isFeeder(name)) return reached >= milestoneOf('vessel_arrived');
  const own = milestoneOf(name === 'rail_arrived' ? 'rail_departed' : name);
  return own >= 0 && own < reached;
}

/**
 * The next departure, where the container is known to be aboard already: what is missing of it is its report.
 *
 * @param steps what happened and what is expected of the journey, in its order
 * @param reached the furthest milestone that is behind the container
 */
export function departureAboard<Step extends Pick<TransportEvent, 'name' | 'estimated'>>(
  steps: readonly Step[],
  reached: number,
): Step | null {
  const last = steps.findLastIndex(({ estimated }) => !estimated);
  const next = steps.slice(last + 1).find(({ name }) => isDeparture(name));
  if (!next) return null;
  const isLoaded = steps[last]?.name === next.name.replace('_departed', '_loaded');
  // A transshipment has one milestone for its steps: who has left the port before may still be at sea.
  const isNext = milestoneOf(next.name) === reached + 1 && !isTransshipment(next.name);
  return isLoaded || isNext ? next : null;
}

/** What a phase that the status alone says proves; a train may be one to the port of loading. */
const provedBy: Partial<Record<Phase, string>> = {
  vessel: 'vessel_loaded',
  port: 'vessel_discharged',
  awaitingInland: 'vessel_discharged',
  offDock: 'vessel_discharged',
  consignee: 'full_out',
  returned: 'empty_in',
};

/** Before the arrival inland for certain. */
const beforeInland: readonly Phase[] = ['vessel', 'awaitingInland', 'inlandTransit'];

/** The parts of a shipment's record that are needed. */
type ShipmentFacts = Pick<
  Shipment,
  'polAtd' | 'podAta' | 'destination' | 'portOfDischarge' | 'destinationAta'
>;

/**
 * Whether a container has come as far as an event, by whatever is recorded of it since: the one rule for what a later
 * fact proves of an earlier one that is not reported.
 *
 * @param shipment null where it did not come with the container
 */
export function hasReached(name: string, container: ContainerFacts, shipment: ShipmentFacts | null): boolean {
  return furthestReached(container, shipment) >= milestoneOf(name);
}

/** The furthest milestone that is behind a container, by whatever is recorded of it; -1 where none is. */
export function furthestReached(container: ContainerFacts, shipment: ShipmentFacts | null): number {
  const byRecord = reachedByRecord(container);
  const reached = shipment ? Math.max(byRecord, byShipment(shipment, container)) : byRecord;
  return withTrain(reached, container);
}

/** Whether the vessel is known to have reached the port of discharge, by whatever was reported of it since. */
export function hasArrived(shipment: ShipmentFacts & Pick<Shipment, 'containers'>): boolean {
  const { polAtd, containers } = shipment;
  if (containers.some((container) => hasReached('vessel_arrived', container, shipment))) return true;
  // On rail is past the arrival only where a vessel has left before.
  if (polAtd !== null && containers.some((one) => statusPhase(one.currentStatus) === 'inlandTransit'))
    return true;
  return byShipment(shipment, null) >= milestoneOf('vessel_arrived');
}

/**
 * Whether the empty container is known to be back. Being out, delivered or stopped is not that
 * (docs/interface.md trap 67).
 */
export function isReturned(container: ContainerFacts): boolean {
  return reachedByRecord(container) >= milestoneOf('empty_in');
}

/**
 * The furthest milestone that the record of a container proves, or any of these steps; -1 where none does.
 *
 * @param steps without trains to the port of loading, which have the names of trains inland
 */
export function reachedBySteps(steps: readonly TransportEvent[], container: ContainerFacts): number {
  const names = steps.filter(({ estimated }) => !estimated).map(({ name }) => name);
  // Whether leaving is a pickup, the record of the container says: it may be a gate-out to the railroad.
  const reached = names.map((name) => milestoneOf(name === 'full_out' ? 'port_out' : name));
  return withTrain(Math.max(reachedByRecord(container), ...reached), container);
}

// Asked some ten times of each container of a fleet, and a matter of its record alone.
const known = new WeakMap<ContainerFacts, number>();

function reachedByRecord(container: ContainerFacts): number {
  let reached = known.get(container);
  if (reached === undefined) {
    const byStatus = milestoneOf(statusMilestone(container));
    // Earlier dates than what the status proves are not even looked at.
    const last = dated.findLast(({ name, place }) => place <= byStatus || recordedDate(name, container));
    reached = withTrain(Math.max(byStatus, last?.place ?? -1), container);
    known.set(container, reached);
  }
  return reached;
}

/** On rail once the vessel has arrived, it is on its way inland; before, the train goes to the port of loading. */
function withTrain(reached: number, { currentStatus }: ContainerFacts): number {
  const isInland = statusPhase(currentStatus) === 'inlandTransit' && reached >= milestoneOf('vessel_arrived');
  return isInland ? Math.max(reached, milestoneOf('rail_loaded')) : reached;
}

function statusMilestone(container: ContainerFacts): string {
  const { currentStatus, inlandAta, inlandRailUnloaded } = container;
  if (currentStatus === 'delivered') return 'delivered';
  const phase = statusPhase(currentStatus);
  // The status follows any full-out; of an inland move it is the one at the port until the container has come inland.
  if (phase === 'consignee' && movesInland(container) && !inlandAta && !inlandRailUnloaded) return 'port_out';
  return provedBy[phase] ?? '';
}

function byShipment(shipment: ShipmentFacts, container: ContainerFacts | null): number {
  const isInland = shipment.destinationAta !== null && inlandPlace(shipment) !== null;
  // The carrier speaks of the shipment; a container that is said to be elsewhere has not come there with it
  // (docs/interface.md 3.3).
  const isElsewhere = beforeInland.includes(statusPhase(container?.currentStatus ?? null));
  if (isInland && !isElsewhere) return milestoneOf('arrived_at_inland_destination');
  if (shipment.podAta) return milestoneOf('vessel_arrived');
  return shipment.polAtd || isInland ? milestoneOf('vessel_departed') : -1;
}
