import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { differentVessels } from '#/domain/records/vesselIdentity.ts';
import {
  comesToPlace,
  isFeeder,
  isTransshipment,
  leavesPlace,
  repeatsByPlace,
} from '#/domain/status/eventMeaning.ts';
import { milestoneOf } from '#/domain/status/reached.ts';
import { type ContainerFacts, recordedDates } from '#/domain/status/recordedDates.ts';
import { sortKey } from '#/time/moment.ts';
import { atSamePlace, hasPlace, describeEvent } from './events.ts';
import { reachedMilestone } from './trains.ts';

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
      !actuals.some((actual) => replaces(actual, event) && !isOfNextVisit(event, actual, actuals)),
  );
}

function latestOfEach(estimates: readonly TransportEvent[]): TransportEvent[] {
  const latest: TransportEvent[] = [];
  for (const event of estimates.toSorted((a, b) => learned(b) - learned(a))) {
    if (!latest.some((newer) => isSameThing(newer, event))) latest.push(event);
  }
  return latest;
}

const learned = (event: TransportEvent) => event.createdAt ?? Number.NEGATIVE_INFINITY;

function isSameThing(a: TransportEvent, b: TransportEvent): boolean {
  if (a.name !== b.name) return false;
  if (!repeatsByPlace(a.name) || !hasPlace(a) || !hasPlace(b)) return true;
  return atSamePlace(a, b);
}

function isOvertaken({ name }: TransportEvent, reached: number): boolean {
  if (name === 'rail_arrived') return reached >= milestoneOf('arrived_at_inland_destination');
  if (isTransshipment(name)) return reached >= milestoneOf('vessel_arrived');
  if (isFeeder(name)) return reached >= milestoneOf('delivered');
  if (name === 'full_out' || name === 'available') return reached >= milestoneOf('delivered');
  const at = milestoneOf(name);
  return at >= 0 && at < reached;
}

/**
 * Whether an estimate is of the next visit of a place: by another vessel, after the container has left there once more. An
 * arrival counts only where it was learned after that: before, it is an old plan of the visit that is over.
 */
function isOfNextVisit(
  estimate: TransportEvent,
  actual: TransportEvent,
  actuals: readonly TransportEvent[],
): boolean {
  const { vessel, when } = estimate;
  if (!when || !vessel || !actual.vessel || !differentVessels(vessel, actual.vessel)) return false;
  const isArrival = comesToPlace(estimate.name);
  return actuals.some(
    (one) =>
      one.when !== null &&
      leavesPlace(one.name) === isArrival &&
      sortKey(one.when) < sortKey(when) &&
      (!isArrival || (one.createdAt !== null && learned(estimate) > one.createdAt)) &&
      (!actual.when || sortKey(one.when) >= sortKey(actual.when)) &&
      atSamePlace(one, estimate),
  );
}

// It happened, or a later step at the same place did (the train left the stop that it was to reach).
function replaces(actual: TransportEvent, estimate: TransportEvent): boolean {
  if (isSameThing(actual, estimate)) return true;
  const [left, right] = [describeEvent(actual.name), describeEvent(estimate.name)];
  return (
    repeatsByPlace(estimate.name) &&
    left.mode === right.mode &&
    left.rank > right.rank &&
    atSamePlace(actual, estimate)
  );
}
