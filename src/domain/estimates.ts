import type { Container } from './container.ts';
import { describeEvent } from './events.ts';
import { pickedUp, type PickupFacts } from './pickup.ts';
import { atSamePlace, hasPlace } from './samePlace.ts';
import type { TransportEvent } from './transportEvent.ts';

/** The dates on a container that state the same as an event; they may be known before the event is (spec 2.3). */
export type ContainerFacts = Pick<
  Container,
  'podArrived' | 'podDischarged' | 'delivered' | 'emptyTerminated'
> &
  PickupFacts;

function factNames(container: ContainerFacts): string[] {
  const facts: Record<string, unknown> = {
    vessel_arrived: container.podArrived,
    vessel_discharged: container.podDischarged,
    rail_loaded: container.podRailLoaded,
    rail_departed: container.podRailDeparted,
    arrived_at_inland_destination: container.inlandAta,
    rail_unloaded: container.inlandRailUnloaded,
    full_out: pickedUp(container),
    delivered: container.delivered,
    empty_in: container.emptyTerminated,
  };
  return Object.keys(facts).filter((name) => facts[name] !== null);
}

// What happens once in a journey, in its order: a later one says that all before it are done, reported or not. The
// loading of a train may be reported before the discharge from the vessel (interface notes 7.5), but not precede it.
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
  'rail_loaded',
  'rail_departed',
  'arrived_at_inland_destination',
  'rail_unloaded',
  'delivered',
  'empty_in',
];
const milestoneOf = (name: string) =>
  milestones.indexOf(name.startsWith('transshipment_') ? 'transshipment' : name);
const dischargeAt = milestoneOf('vessel_discharged');

// These may come once per place; all others come once.
const repeated = /^(transshipment_|feeder_|rail_|full_out|available|not_available)/;

/**
 * The estimates that still mean something: of several about one thing the one learned last, without those that have
 * happened and those that later facts contradict, such as an arrival still expected after the unloading.
 */
export function liveEstimates(
  estimates: readonly TransportEvent[],
  actuals: readonly TransportEvent[],
  container: ContainerFacts,
): TransportEvent[] {
  const facts = factNames(container);
  const reached = Math.max(
    ...[...actuals.map((event) => event.name), ...facts].map(milestoneOf),
    // A pickup ends the sea journey; where it ends the rail journey too, the container says so.
    container.podFullOut || actuals.some((event) => event.name === 'full_out') ? dischargeAt : -1,
    container.finalDestinationFullOut ? milestoneOf('rail_unloaded') : -1,
  );
  return latestOfEach(estimates).filter(
    (event) =>
      !facts.includes(event.name) &&
      !isOvertaken(event, reached) &&
      !actuals.some((actual) => replaces(actual, event)),
  );
}

function latestOfEach(estimates: readonly TransportEvent[]): TransportEvent[] {
  const kept: TransportEvent[] = [];
  for (const event of estimates.toSorted((a, b) => learned(b) - learned(a))) {
    if (!kept.some((newer) => isSameThing(newer, event))) kept.push(event);
  }
  return kept;
}

const learned = (event: TransportEvent) => event.createdAt ?? Number.NEGATIVE_INFINITY;

function isSameThing(a: TransportEvent, b: TransportEvent): boolean {
  if (a.name !== b.name) return false;
  if (!repeated.test(a.name) || !hasPlace(a) || !hasPlace(b)) return true;
  return atSamePlace(a, b);
}

function isOvertaken({ name }: TransportEvent, reached: number): boolean {
  if (name === 'rail_arrived') return reached >= milestoneOf('arrived_at_inland_destination');
  if (name.startsWith('transshipment_')) return reached >= milestoneOf('vessel_arrived');
  if (name.startsWith('feeder_')) return reached >= milestoneOf('delivered');
  if (name === 'full_out' || name === 'available') return reached >= milestoneOf('delivered');
  const at = milestoneOf(name);
  return at >= 0 && at < reached;
}

// It happened, or a later step at the same place did (the train left the stop that it was to reach).
function replaces(actual: TransportEvent, estimate: TransportEvent): boolean {
  if (isSameThing(actual, estimate)) return true;
  const [left, right] = [describeEvent(actual.name), describeEvent(estimate.name)];
  return (
    repeated.test(estimate.name) &&
    left.mode === right.mode &&
    left.rank > right.rank &&
    atSamePlace(actual, estimate)
  );
}
