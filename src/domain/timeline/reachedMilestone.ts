import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { reachedBySteps } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { splitTrains } from './trains.ts';

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
