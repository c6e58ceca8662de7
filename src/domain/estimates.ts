import { describeEvent } from './events.ts';
import { type ContainerFacts, recordedDates } from './recordedDates.ts';
import { atSamePlace, hasPlace } from './samePlace.ts';
import type { TransportEvent } from './transportEvent.ts';

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
/** The place of an event in the order of a journey; -1 for what may come more than once or moves nothing. */
export const milestoneOf = (name: string) =>
  milestones.indexOf(name.startsWith('transshipment_') ? 'transshipment' : name);
const dischargeAt = milestoneOf('vessel_discharged');

/**
 * The furthest milestone that is known to be behind the container, by its events or by the dates of its record;
 * -1 where nothing is.
 *
 * @param events what happened and what is expected
 */
export function reachedMilestone(events: readonly TransportEvent[], container: ContainerFacts): number {
  const dates = recordedDates(container);
  const recorded = Object.keys(dates).filter((name) => dates[name] !== null);
  const actuals = events.filter((event) => !event.estimated);
  const told = recorded.length === 0 && isBeforeSea(events) ? actuals.filter(isNoTrain) : actuals;
  return Math.max(
    -1,
    ...[...told.map((event) => event.name), ...recorded].map(milestoneOf),
    // A pickup ends the sea journey; where it ends the rail journey too, the container says so.
    container.podFullOut || actuals.some(({ name }) => isOut.test(name)) ? dischargeAt : -1,
    container.finalDestinationFullOut ? milestoneOf('rail_unloaded') : -1,
  );
}

const isOut = /^(full|port)_out$/;
const isNoTrain = (event: TransportEvent) => describeEvent(event.name).mode !== 'rail';

// A train to the port of loading has the names of a train from the port of discharge, and proves nothing of the sea.
function isBeforeSea(events: readonly TransportEvent[]): boolean {
  const texts = events.map((event) => ({ ...describeEvent(event.name), ...event }));
  const isAtOrigin = texts.some(
    ({ end, estimated, name }) =>
      (end === 'origin' && !estimated) || (estimated && /^vessel_(loaded|departed)$/.test(name)),
  );
  const isLater = texts.some(
    ({ mode, end, estimated }) =>
      !estimated && (end === 'port' || end === 'destination' || /^(vessel|transshipment|feeder)$/.test(mode)),
  );
  return isAtOrigin && !isLater;
}

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
  const recorded = recordedDates(container);
  const reached = reachedMilestone([...actuals, ...estimates], container);
  return latestOfEach(estimates).filter(
    (event) =>
      (recorded[event.name] ?? null) === null &&
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
