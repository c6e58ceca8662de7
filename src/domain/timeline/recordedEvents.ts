import { arrivalAtPort, arrivalInland } from '#/domain/arrival/arrival.ts';
import type { Container } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { Place } from '#/domain/records/place.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { blankEvent, type TransportEvent } from '#/domain/records/transportEvent.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { recordedDates } from '#/domain/status/recordedDates.ts';
import type { Moment } from '#/time/moment.ts';

const prefix = 'record:';

/** Whether a step is known from a date of the shipment or container and not from an event. Ids of events are UUIDs. */
export function isOfRecord(event: Pick<TransportEvent, 'id'>): boolean {
  return event.id.startsWith(prefix);
}

/**
 * The dates of the records that state the same as an event (docs/interface.md 5.2), for where no event states it: the
 * record may know a step earlier than the history does, and the estimates may not have been read.
 *
 * @param container null for a booking whose containers are not named yet
 */
export function recordSteps(shipment: Shipment, container: Container | null): TransportEvent[] {
  const places = recordedPlaces(shipment, container);
  const dates = container ? recordedDates(container) : {};
  const done: Readonly<Record<string, Moment | null>> = {
    ...dates,
    vessel_departed: shipment.polAtd ?? container?.vesselDeparted ?? null,
    vessel_arrived: arrivalAtPort(shipment, container).actual,
    arrived_at_inland_destination: arrivalInland(shipment, container).actual,
  };
  const expected: Readonly<Record<string, Moment | null>> = {
    vessel_departed: shipment.polEtd,
    vessel_arrived: shipment.podEta,
    arrived_at_inland_destination:
      container?.inlandEta ?? (places.arrived_at_inland_destination && shipment.destinationEta),
  };
  const steps = (moments: typeof done, estimated: boolean) =>
    Object.entries(moments).flatMap(([name, when]) =>
      when ? [recordStep(name, when, estimated, lookup(places, name) ?? null, shipment)] : [],
    );
  return [...steps(done, false), ...steps(expected, true)];
}

/** What a record has one date for, which several sources may report. */
export interface RecordedEnd {
  readonly place: Place | null;
  readonly recorded: Moment | null;
}

/** Of a departure and the arrivals, by the names of their events. */
export function recordedEnds(
  records: readonly TransportEvent[],
  shipment: Shipment,
): Readonly<Record<string, RecordedEnd>> {
  const done = (name: string) => records.find((step) => step.name === name && !step.estimated)?.when ?? null;
  return {
    vessel_departed: { place: shipment.portOfLoading, recorded: shipment.polAtd },
    vessel_arrived: { place: shipment.portOfDischarge, recorded: done('vessel_arrived') },
    arrived_at_inland_destination: {
      place: inlandPlace(shipment),
      recorded: done('arrived_at_inland_destination'),
    },
  };
}

/** Where the records have a step of that name; null where they do not say. */
export function recordedPlace(name: string, shipment: Shipment, container: Container | null): Place | null {
  return lookup<Place | null>(recordedPlaces(shipment, container), name) ?? null;
}

function recordedPlaces(shipment: Shipment, container: Container | null) {
  const { portOfLoading, portOfDischarge } = shipment;
  const destination = inlandPlace(shipment);
  return {
    full_in: portOfLoading,
    vessel_loaded: portOfLoading,
    vessel_departed: portOfLoading,
    vessel_arrived: portOfDischarge,
    vessel_discharged: portOfDischarge,
    port_out: portOfDischarge,
    rail_loaded: portOfDischarge,
    rail_departed: portOfDischarge,
    arrived_at_inland_destination: destination,
    rail_unloaded: destination,
    full_out: container && movesInland(container) ? destination : portOfDischarge,
  };
}

function recordStep(
  name: string,
  when: Moment,
  estimated: boolean,
  place: Place | null,
  { podVessel, podVoyageNumber }: Shipment,
): TransportEvent {
  // The vessel of the record is the one that reaches the port of discharge; who left the port of loading is not reported.
  const onVessel = name === 'vessel_arrived' || name === 'vessel_discharged';
  return {
    ...blankEvent,
    id: `${prefix}${name}${estimated ? ':estimated' : ''}`,
    name,
    estimated,
    when,
    voyageNumber: onVessel ? podVoyageNumber : null,
    place,
    locode: place?.locode ?? null,
    vessel: onVessel ? podVessel : null,
  };
}
