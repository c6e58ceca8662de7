import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { isWithinDay } from '#/time/localDay.ts';
import { earliestOf, type Moment, sortKey } from '#/time/moment.ts';
import { hasArrived, milestoneOf } from './reached.ts';
import { type ContainerFacts, datedEvents, recordedDate } from './recordedDates.ts';
import { statusPhase } from './statusPhase.ts';

/**
 * The shipment without empty returns that come before the vessel (docs/interface.md 4.1); its journeys go on. One that the status
 * alone says, without a date, is not believed as long as the vessel is expected and nothing says that it has come.
 */
export function withoutEarlyReturns(shipment: Shipment, now: Instant): Shipment {
  const isEarly = (container: Container, unreturned: Container) => {
    const { emptyTerminated } = container;
    if (emptyTerminated !== null) return isReturnEarly(shipment, unreturned, emptyTerminated);
    const due = saysReturned(container) ? arrivalDue(shipment) : null;
    return due !== null && !hasPassed(due, now);
  };
  const containers = shipment.containers.map((container) => {
    const unreturned = withoutReturn(container);
    return isEarly(container, unreturned) ? unreturned : container;
  });
  const isSame = containers.every((container, at) => container === shipment.containers[at]);
  return isSame ? shipment : { ...shipment, containers };
}

/**
 * Whether an empty return comes before the vessel, so that it is of another journey or wrong (docs/interface.md 4.1): before what
 * is dated of the container from the port of discharge on, else before the arrival of its shipment, else before the arrival
 * that is expected while nothing says that the vessel has come.
 *
 * @param steps what else is dated of the container from the port of discharge on
 */
export function isReturnEarly(
  shipment: Shipment,
  container: ContainerFacts,
  returned: Moment,
  steps: readonly Moment[] = [],
): boolean {
  const arrived = earliestOf([...datesOnLand(container), ...steps]) ?? arrivalKnown(shipment);
  const due = arrived ?? arrivalDue(shipment);
  return due !== null && sortKey(returned) < sortKey(due) && !isWithinDay(returned, due);
}

const onLand = datedEvents.filter(
  (name) => milestoneOf(name) >= milestoneOf('vessel_arrived') && milestoneOf(name) < milestoneOf('empty_in'),
);
const datesOnLand = (container: ContainerFacts): Moment[] =>
  onLand.flatMap((name) => recordedDate(name, container) ?? []);

const arrivalKnown = ({ podAta, containers }: Shipment): Moment | null =>
  podAta ?? earliestOf(containers.flatMap(datesOnLand));

/** When the vessel is expected; null where no source has a date, or something shows that it has come. */
function arrivalDue(shipment: Shipment): Moment | null {
  const hasCome = hasArrived({ ...shipment, containers: shipment.containers.map(withoutReturn) });
  return hasCome ? null : (shipment.podEta ?? shipment.destinationEta);
}

const saysReturned = ({ currentStatus }: Container) => statusPhase(currentStatus) === 'returned';

function withoutReturn(container: Container): Container {
  if (container.emptyTerminated === null && !saysReturned(container)) return container;
  return {
    ...container,
    emptyTerminated: null,
    currentStatus: saysReturned(container) ? null : container.currentStatus,
  };
}
