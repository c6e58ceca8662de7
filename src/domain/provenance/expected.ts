import { blankEvent, type TransportEvent } from '#/domain/records/transportEvent.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { liveEstimates } from '#/domain/timeline/estimates.ts';

/** What could still happen, and where. */
export type Expectation = Pick<TransportEvent, 'name' | 'place' | 'locode'>;

/**
 * Says of anything whether it could still happen: it has not happened, and nothing that comes after it has
 * (docs/interface.md trap 18). Also of what only a record expects, for which there is no event.
 *
 * @param events what happened and what is expected
 */
export function stillExpected(
  events: readonly TransportEvent[],
  container: ContainerFacts,
): (expected: Expectation) => boolean {
  const valid = events.filter((event) => !event.invalidated);
  const actuals = valid.filter((event) => !event.estimated);
  const estimates = valid.filter((event) => event.estimated);
  return (expected) => {
    const others = estimates.filter(({ name }) => name !== expected.name);
    const asked = { ...blankEvent, estimated: true, ...expected };
    return liveEstimates([...others, asked], actuals, container).includes(asked);
  };
}
