import type { Container } from '#/domain/records/container.ts';
import { mapTolerant, type Mapped } from '#/domain/records/mapTolerant.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { isReturnEarly } from '#/domain/status/earlyReturn.ts';
import { isOfTrain } from '#/domain/status/eventMeaning.ts';
import { milestoneOf } from '#/domain/status/reached.ts';
import { dayOf, mayLackTime, midnightAsDay } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { atKnownPlaces, type ZoneConflict } from './knownPlaces.ts';
import { atPortsOnTheWay } from './portsOnTheWay.ts';
import { type OtherJourney, splitJourneys } from './splitJourneys.ts';

const arrived = milestoneOf('vessel_arrived');

/** One step at midnight may be chance; a source that has several of them there knows only the day. */
const several = 2;

/** The events of the journey that a shipment is about; every page reads these. */
export interface JourneyLists extends EventLists {
  /** What the same container was reported to do before or after it. */
  readonly others: readonly OtherJourney[];
  readonly zoneConflicts: readonly ZoneConflict[];
}

/**
 * What is made of the events of a container without those on which it fails. Here events come in: the places of the shipment
 * keep their names and zones, what a carrier knows only by the day is a day, and another journey of the container is apart.
 */
export function selectEvents<Made>(
  { events, rawEvents }: EventLists,
  shipment: Shipment,
  container: Container,
  make: (lists: JourneyLists) => Made,
): Mapped<TransportEvent, Made> {
  const raw = new Set(rawEvents);
  return mapTolerant([...events, ...rawEvents], (kept) => {
    const placed = atKnownPlaces(
      {
        events: kept.filter((event) => !raw.has(event)),
        rawEvents: kept.filter((event) => raw.has(event)),
      },
      shipment,
    );
    const dated = withCarrierDays(withDeniedReturns(placed, shipment, container));
    const { others, ...own } = splitJourneys(dated, shipment, container);
    return make({
      ...atPortsOnTheWay(own, shipment.portOfLoading),
      others: others.map((other) => ({
        ...other,
        events: atPortsOnTheWay({ events: other.events, rawEvents: [] }, null).events,
      })),
      zoneConflicts: placed.zoneConflicts,
    });
  });
}

/**
 * The events with an empty return denied that comes before the arrival. One before this journey began is the end of another,
 * and so is what was done on land before.
 */
function withDeniedReturns<Lists extends EventLists>(
  lists: Lists,
  shipment: Shipment,
  container: Container,
): Lists {
  const isOfJourney = (when: Moment) => shipment.polAtd === null || sortKey(when) >= sortKey(shipment.polAtd);
  const onLand = [...lists.events, ...lists.rawEvents].filter(({ estimated, invalidated, name, when }) => {
    const isOnLand = name !== 'empty_in' && milestoneOf(name) >= arrived && !isOfTrain(name);
    return isOnLand && !estimated && !invalidated && (when === null || isOfJourney(when));
  });
  const dates = onLand.flatMap(({ when }) => when ?? []);
  // It has come, on a day that is not reported.
  if (onLand.length > 0 && dates.length === 0) return lists;
  const denied = (event: TransportEvent): TransportEvent => {
    const { name, estimated, when } = event;
    const isReturn = name === 'empty_in' && !estimated && when !== null && isOfJourney(when);
    return isReturn && isReturnEarly(shipment, container, when, dates) ? { ...event, denied: true } : event;
  };
  return { ...lists, events: lists.events.map(denied), rawEvents: lists.rawEvents.map(denied) };
}

/**
 * The events with those of a source that knows only the day marked as days (docs/interface.md 6.1): it has several steps at
 * midnight of their places, or states the day of this one alone.
 */
function withCarrierDays<Lists extends EventLists>(lists: Lists): Lists {
  const midnights = [...lists.events, ...lists.rawEvents].filter(
    ({ when, estimated }) => when !== null && !estimated && mayLackTime(when),
  );
  if (midnights.length === 0) return lists;
  const isDay = (event: TransportEvent) => {
    const ofSource = midnights.filter((other) => sourceOf(other) === sourceOf(event));
    const isStated = ofSource.some(
      ({ name, when }) =>
        name === event.name && when?.kind === 'day' && event.when && when.day === dayOf(event.when),
    );
    return isStated || new Set(ofSource.map(({ name }) => name)).size >= several;
  };
  const days = new Set(midnights.filter(isDay));
  const marked = (event: TransportEvent) =>
    days.has(event) && event.when ? { ...event, when: midnightAsDay(event.when) } : event;
  return { ...lists, events: lists.events.map(marked), rawEvents: lists.rawEvents.map(marked) };
}

/** Raw events are the carrier's, and few name their source. */
const sourceOf = ({ dataSource }: TransportEvent) => dataSource ?? 'shipping_line';
