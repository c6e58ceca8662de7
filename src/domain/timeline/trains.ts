import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { leavesPlace } from '#/domain/status/eventMeaning.ts';
import { reachedBySteps } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { isWithinDay } from '#/time/localDay.ts';
import { earliestOf, sortKey } from '#/time/moment.ts';
import { describeEvent, isAtSea } from './events.ts';

/** The events of trains: those that bring a container to the port of loading, and those that take it inland. */
export interface Trains {
  readonly toPort: readonly TransportEvent[];
  readonly inland: readonly TransportEvent[];
}

const times = (events: readonly TransportEvent[]) => events.flatMap(({ when }) => when ?? []);

/**
 * A train to the port of loading has the names of a train from the port of discharge. On an import the loading of the
 * train may be reported before the discharge from the vessel (docs/interface.md 5.2), so only the departure by sea
 * parts the two; where that is not reported, all of the rail has to precede all of the sea to come first.
 *
 * @param events of the whole journey, what is expected with what happened
 */
export function splitTrains(events: readonly TransportEvent[]): Trains {
  const rail = events.filter(({ name }) => describeEvent(name).mode === 'rail');
  if (rail.length === 0) return { toPort: [], inland: [] };
  const sea = events.filter(({ name }) => isAtSea(name));
  const left = earliestOf(times(sea.filter(({ name }) => leavesPlace(name))));
  if (left) {
    // No vessel crosses a sea within the day, so what a day does not part came before it.
    const isOut = ({ when }: TransportEvent) =>
      when !== null && (sortKey(when) <= sortKey(left) || isWithinDay(when, left));
    return { toPort: rail.filter(isOut), inland: rail.filter((event) => !isOut(event)) };
  }
  const [firstAtSea, railTimes] = [earliestOf(times(sea)), times(rail)];
  const isBefore = firstAtSea
    ? railTimes.every((when) => sortKey(when) <= sortKey(firstAtSea) && !isWithinDay(when, firstAtSea))
    : hasOnlyOrigin(events);
  return railTimes.length > 0 && isBefore ? { toPort: rail, inland: [] } : { toPort: [], inland: rail };
}

// What happened at the origin and nothing at a later place: the container has not been at sea yet.
function hasOnlyOrigin(events: readonly TransportEvent[]): boolean {
  const ends = events.flatMap(({ name, estimated }) => (estimated ? [] : [describeEvent(name).end]));
  return ends.includes('origin') && !ends.includes('port') && !ends.includes('destination');
}

/**
 * The furthest milestone that is known to be behind the container, by its events or by its record; -1 where none is.
 *
 * @param events what happened and what is expected
 */
export function reachedMilestone(events: readonly TransportEvent[], container: ContainerFacts): number {
  const { toPort } = splitTrains(events);
  return reachedBySteps(
    events.filter((event) => !toPort.includes(event)),
    container,
  );
}
