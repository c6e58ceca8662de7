import type { Container } from './container.ts';
import { describeEvent } from './events.ts';
import { atSamePlace, hasPlace } from './samePlace.ts';
import type { TransportEvent } from './transportEvent.ts';

/** Raw events say `arrived_at_destination` for what the history calls `arrived_at_inland_destination`. */
export function canonicalName(name: string): string {
  return name === 'arrived_at_destination' ? 'arrived_at_inland_destination' : name;
}

/** The dates on a container that state the same as an event; they may be known before the event is (spec 2.3). */
export type ContainerFacts = Pick<
  Container,
  | 'podArrived'
  | 'podDischarged'
  | 'podRailLoaded'
  | 'podRailDeparted'
  | 'inlandAta'
  | 'inlandRailUnloaded'
  | 'finalDestinationFullOut'
  | 'delivered'
  | 'emptyTerminated'
>;

function factNames(container: ContainerFacts): string[] {
  const facts: Record<string, unknown> = {
    vessel_arrived: container.podArrived,
    vessel_discharged: container.podDischarged,
    rail_loaded: container.podRailLoaded,
    rail_departed: container.podRailDeparted,
    arrived_at_inland_destination: container.inlandAta,
    rail_unloaded: container.inlandRailUnloaded,
    full_out: container.finalDestinationFullOut,
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
const dischargeAt = milestones.indexOf('vessel_discharged');

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
    ...[...actuals.map((event) => canonicalName(event.name)), ...facts].map((name) =>
      milestones.indexOf(name),
    ),
    // A pickup ends the sea journey; where it ends the rail journey too, the container says so.
    actuals.some((event) => event.name === 'full_out') ? dischargeAt : -1,
    container.finalDestinationFullOut ? milestones.indexOf('rail_unloaded') : -1,
  );
  return latestOfEach(estimates).filter(
    (event) =>
      !facts.includes(canonicalName(event.name)) &&
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
  if (canonicalName(a.name) !== canonicalName(b.name)) return false;
  if (!repeated.test(a.name) || !hasPlace(a) || !hasPlace(b)) return true;
  return atSamePlace(a, b);
}

function isOvertaken(estimate: TransportEvent, reached: number): boolean {
  const name = canonicalName(estimate.name);
  if (name === 'rail_arrived') return reached >= milestones.indexOf('arrived_at_inland_destination');
  if (name.startsWith('transshipment_')) return reached >= milestones.indexOf('vessel_arrived');
  if (name.startsWith('feeder_')) return reached >= milestones.indexOf('delivered');
  if (name === 'full_out' || name === 'available') return reached >= milestones.indexOf('delivered');
  const at = milestones.indexOf(name);
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
