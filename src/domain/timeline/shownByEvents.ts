import { type Container, type ContainerActual, containerActuals } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { EventLists, TransportEvent } from '#/domain/records/transportEvent.ts';
import { isOfTrain } from '#/domain/status/eventMeaning.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { isSameMoment, withZoneOfOther } from '#/time/localDay.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import { hasPlace, isElsewhere, isAtSea } from './events.ts';
import { buildJourney } from './legs.ts';
import { isOfRecord, recordSteps } from './recordedEvents.ts';
import { splitTrains } from './trains.ts';

/**
 * The container with the arrival and the discharge at its port of discharge that only its events report: a page never says
 * "Not arrived" above a timeline that has it (docs/interface.md 5.2).
 */
export function withSeaEvents(shipment: Shipment, container: Container, lists: EventLists): Container {
  const { podArrived, podDischarged } = container;
  const isArrived = podArrived !== null || shipment.podAta !== null;
  if (isArrived && podDischarged !== null) return container;
  const happened = buildJourney({ ...lists, shipment, container }).flatMap(({ actuals }) => actuals);
  const timeOf = (name: string): Moment | null =>
    happened.findLast((event) => event.name === name && isAtDischarge(event, shipment))?.when ?? null;
  const found = {
    podArrived: isArrived ? podArrived : timeOf('vessel_arrived'),
    podDischarged: podDischarged ?? timeOf('vessel_discharged'),
  };
  const isNew = found.podArrived !== podArrived || found.podDischarged !== podDischarged;
  return isNew ? { ...container, ...found } : container;
}

const eventsOf: Readonly<Record<ContainerActual, readonly string[]>> = {
  emptyOut: ['empty_out'],
  fullIn: ['full_in'],
  vesselLoaded: ['vessel_loaded', 'feeder_loaded'],
  vesselDeparted: ['vessel_departed', 'feeder_departed'],
  podArrived: ['vessel_arrived'],
  podDischarged: ['vessel_discharged'],
  podFullOut: ['full_out'],
  podRailLoaded: ['rail_loaded'],
  podRailDeparted: ['rail_departed'],
  inlandAta: ['arrived_at_inland_destination'],
  inlandRailUnloaded: ['rail_unloaded'],
  finalDestinationFullOut: ['full_out'],
  delivered: ['delivered'],
  emptyTerminated: ['empty_in'],
};

/**
 * The container with the zones that its events name and its record lacks: what both state with the same digits is one time
 * (docs/interface.md 6.1).
 */
export function withEventZones(
  shipment: Shipment,
  container: Container,
  events: readonly TransportEvent[],
): Container {
  const happened = events.filter(({ estimated, invalidated }) => !estimated && !invalidated);
  const zoned = (field: ContainerActual, moment: Moment | null) =>
    moment?.kind === 'wallClock'
      ? happened
          .filter(({ name }) => eventsOf[field].includes(name))
          .map(({ when }) => when && withZoneOfOther(moment, when))
          .find((found) => found !== null)
      : undefined;
  const found = containerActuals.flatMap((field) => {
    const recorded = container[field] ?? (field === 'podArrived' ? shipment.podAta : null);
    const moment = zoned(field, recorded);
    return moment ? [[field, moment] as const] : [];
  });
  return found.length === 0 ? container : { ...container, ...Object.fromEntries(found) };
}

/**
 * The shipment without an original ETA that its raw events report for another place: before it was diverted. The record
 * does not say which place that was (docs/interface.md trap 78), and a change is counted between dates of one place.
 */
export function withOwnOriginals(shipment: Shipment, { rawEvents }: EventLists): Shipment {
  const { podOriginalEta, destinationOriginalEta, portOfDischarge, destination } = shipment;
  const isOther = (name: string, original: Moment | null, place: Place | null) => {
    const same = rawEvents.filter(
      (event) => event.estimated && event.name === name && isSameMoment(event.when, original),
    );
    return original !== null && same.length > 0 && same.every((event) => isElsewhere(event, place));
  };
  const atPort = isOther('vessel_arrived', podOriginalEta, portOfDischarge);
  const inland = isOther('arrived_at_inland_destination', destinationOriginalEta, destination);
  if (!atPort && !inland) return shipment;
  return {
    ...shipment,
    ...(atPort && { podOriginalEta: null }),
    ...(inland && { destinationOriginalEta: null }),
  };
}

function isAtDischarge(event: TransportEvent, { portOfDischarge, polAtd }: Shipment): boolean {
  if (isOfRecord(event) || event.when === null) return false;
  // What came before the departure belongs to another journey of the container.
  if (polAtd && sortKey(event.when) < sortKey(polAtd)) return false;
  return !portOfDischarge || !hasPlace(event) || samePlace(event.place, portOfDischarge);
}

/**
 * The container with what its events show of a carriage inland: a train that took it from the port. Until it has been at
 * sea every train goes to the port of loading.
 */
export function withInlandEvents(
  shipment: Shipment,
  container: Container,
  events: readonly TransportEvent[],
): Container {
  if (container.inlandEvidence === 'rail') return container;
  const happened = events.filter(({ estimated }) => !estimated);
  const wasAtSea =
    happened.some(({ name }) => isAtSea(name)) || hasReached('vessel_departed', container, shipment);
  if (!wasAtSea) return container;
  const recorded = recordSteps(shipment, container).filter(({ estimated }) => !estimated);
  const { inland } = splitTrains([...happened, ...recorded]);
  const shown = inland.filter((event) => happened.includes(event));
  if (shown.length === 0) return container;
  const inlandEvidence = shown.some(({ name }) => isOfTrain(name)) ? 'rail' : 'inland';
  return { ...container, inlandEvidence };
}
