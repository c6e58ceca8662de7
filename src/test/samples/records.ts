import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { blankEvent, type TransportEvent } from '#/domain/records/transportEvent.ts';
import { readMoment } from '#/time/moment.ts';

/** Bare records for tests: everything unknown except what the test says. */

export function sampleContainer(known: Partial<Container> = {}): Container {
  return {
    id: known.number ?? 'container',
    shipmentId: null,
    number: 'MSCU1234566',
    refNumbers: [],
    sealNumber: null,
    createdAt: null,
    equipmentType: null,
    equipmentLength: null,
    equipmentHeight: null,
    weightInPounds: null,
    currentStatus: null,
    availabilityKnown: false,
    availableForPickup: null,
    holds: null,
    releases: null,
    fees: null,
    inlandHolds: null,
    inlandFees: null,
    lastFreeDay: null,
    deadlines: { line: null, terminal: null, rail: null },
    calculatedFreeDay: null,
    pickupAppointment: null,
    podTerminal: null,
    pickupFacility: null,
    locationAtPodTerminal: null,
    podZone: null,
    finalDestinationZone: null,
    emptyOut: null,
    fullIn: null,
    vesselLoaded: null,
    vesselDeparted: null,
    podArrived: null,
    podDischarged: null,
    podFullOut: null,
    podFullOutChassisNumber: null,
    podRailCarrier: null,
    inlandRailCarrier: null,
    inlandEvidence: null,
    podRailLoaded: null,
    podRailDeparted: null,
    inlandEta: null,
    inlandEtaSource: null,
    inlandAta: null,
    inlandRailUnloaded: null,
    finalDestinationFullOut: null,
    delivered: null,
    emptyTerminated: null,
    terminalCheckedAt: null,
    railCheckedAt: null,
    ...known,
  };
}

export function sampleShipment(known: Partial<Shipment> = {}): Shipment {
  return {
    id: known.billOfLading ?? 'shipment',
    billOfLading: 'MEDU0000001',
    normalizedNumber: null,
    refNumbers: [],
    tags: [],
    createdAt: null,
    carrier: { scac: null, name: null, shortName: null },
    customerName: null,
    portOfLoading: null,
    portOfDischarge: null,
    destination: null,
    podTerminal: null,
    destinationTerminal: null,
    podVessel: null,
    podVoyageNumber: null,
    polEtd: null,
    polAtd: null,
    polOriginalEtd: null,
    podEta: null,
    podOriginalEta: null,
    podAta: null,
    destinationEta: null,
    destinationOriginalEta: null,
    destinationAta: null,
    carrierTracking: { lastAttemptedAt: null, lastSucceededAt: null, stoppedAt: null, stoppedReason: null },
    containers: [],
    unreadContainers: 0,
    ...known,
  };
}

export function sampleRequest(known: Partial<TrackingRequest> = {}): TrackingRequest {
  return {
    id: 'request',
    number: 'MAEU1',
    type: 'bill_of_lading',
    scac: 'MAEU',
    refNumbers: [],
    tags: [],
    customerId: null,
    status: null,
    failedReason: null,
    isRetrying: false,
    retryCount: null,
    createdAt: null,
    updatedAt: null,
    shipmentId: null,
    ...known,
  };
}

export function samplePlace(known: Partial<Place> = {}): Place {
  return {
    type: 'port',
    id: known.locode ?? null,
    name: null,
    locode: null,
    zone: null,
    stateAbbr: null,
    countryCode: null,
    latitude: null,
    longitude: null,
    ...known,
  };
}

/** @param day an ISO instant or a day (then noon UTC); null for a fact whose time is not reported */
export function sampleEvent(
  name: string,
  day: string | null,
  known: Partial<TransportEvent> = {},
): TransportEvent {
  const text = day && !day.includes('T') ? `${day}T12:00:00Z` : day;
  return {
    ...blankEvent,
    id: `${name} ${day} ${known.place?.id ?? ''} ${known.estimated ? 'estimated' : ''}`,
    name,
    when: readMoment(text, 'Etc/UTC'),
    dataSource: 'shipping_line',
    ...known,
  };
}
