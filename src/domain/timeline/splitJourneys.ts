import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { sameVessel } from '#/domain/records/vesselIdentity.ts';
import { beginsAfterPickup, beginsAfterReturn, isPickup, isPrelude } from '#/domain/status/eventMeaning.ts';
import { type Phase, statusPhase } from '#/domain/status/statusPhase.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { inEventOrder } from './eventOrder.ts';
import { describeEvent } from './events.ts';

/** A journey of the same container for another shipment. */
export interface OtherJourney {
  readonly isLater: boolean;
  /** What happened, in order. Never empty. */
  readonly events: readonly TransportEvent[];
}

interface SplitJourneys extends EventLists {
  readonly others: readonly OtherJourney[];
}

/**
 * The events of a re-used container by its journeys: one ends with the empty return, or where the container is taken out empty
 * or loaded again after it was out full (docs/interface.md 5.2). The current one is that of the shipment.
 */
export function splitJourneys(lists: EventLists, shipment: Shipment, container: Container): SplitJourneys {
  const happened = [...lists.events, ...lists.rawEvents].filter(isFact);
  const journeys = journeysOf(inEventOrder(happened.filter(({ when }) => when !== null)));
  if (journeys.length < 2) return { ...lists, others: [] };
  const current = currentOf(journeys, shipment, container);
  const indexOf = (event: TransportEvent) => {
    const at = journeys.findIndex((journey) => journey.includes(event));
    if (at >= 0) return at;
    if (event.when) return journeyAt(event.when, journeys);
    const ofVessel = journeys.findLastIndex((journey) =>
      journey.some(({ vessel }) => sameVessel(vessel, event.vessel)),
    );
    return ofVessel >= 0 ? ofVessel : current;
  };
  // What this journey denies is shown beside it, whenever it is dated.
  const isCurrent = (event: TransportEvent) => event.denied === true || indexOf(event) === current;
  const history = historyOf(lists);
  return {
    events: lists.events.filter(isCurrent),
    rawEvents: lists.rawEvents.filter(isCurrent),
    others: journeys.flatMap((_, index) => {
      const events = inEventOrder(history.filter((event) => isReported(event) && indexOf(event) === index));
      return index === current || events.length === 0 ? [] : [{ isLater: index > current, events }];
    }),
  };
}

const isReported = ({ estimated, invalidated, denied }: TransportEvent) =>
  !estimated && !invalidated && !denied;
const isFact = (event: TransportEvent) => isReported(event) && describeEvent(event.name).mode !== 'notice';

const isOut = ({ name }: TransportEvent) => isPickup(name);
const isBack = ({ name }: TransportEvent) => name === 'empty_in';

function journeysOf(events: readonly TransportEvent[]): TransportEvent[][] {
  const journeys: TransportEvent[][] = [[]];
  for (const event of events) {
    const open = journeys.at(-1) ?? [];
    const begins =
      (open.some(isBack) && beginsAfterReturn(event.name)) ||
      (open.some(isOut) && beginsAfterPickup(event.name));
    if (!begins) open.push(event);
    else {
      const last = open.findLastIndex(({ name }) => !isPrelude(name));
      journeys.push([...open.splice(last + 1), event]);
    }
  }
  return journeys;
}

/** The journey of a time at which nothing happened: the nearest. */
function journeyAt(when: Moment, journeys: readonly (readonly TransportEvent[])[]): number {
  const distances = journeys.map((journey) => {
    const times = journey.flatMap((event) => (event.when ? [sortKey(event.when)] : []));
    return Math.max(Math.min(...times) - sortKey(when), sortKey(when) - Math.max(...times), 0);
  });
  return distances.indexOf(Math.min(...distances));
}

const over: readonly Phase[] = ['consignee', 'returned', 'unknown'];

/** A container that is under way is on its last journey; else the dates of the shipment say which is meant. */
function currentOf(
  journeys: readonly (readonly TransportEvent[])[],
  { polAtd, polEtd, podAta, podEta }: Shipment,
  { currentStatus }: Container,
): number {
  const date = polAtd ?? polEtd ?? podAta ?? podEta;
  const isOver = over.includes(statusPhase(currentStatus));
  return date && isOver ? journeyAt(date, journeys) : journeys.length - 1;
}

/**
 * The events that say what happened: the normalized ones, and the raw ones only while there are none (docs/interface.md 2.2,
 * rule 3). What was withdrawn or is denied is no history.
 */
export function historyOf({ events, rawEvents }: EventLists): readonly TransportEvent[] {
  return events.some((event) => !event.invalidated && !event.denied) ? events : rawEvents;
}
