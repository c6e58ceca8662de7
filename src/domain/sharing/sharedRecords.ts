import type { Container } from '#/domain/records/container.ts';
import type { Facility, Place, Vessel } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import type { ShareChoices } from './choices.ts';

// Records with nothing in them but what may be shared. Each field is named here, so that one which records get later is
// not shared until somebody adds it; and since the rules work on these copies, no words of theirs can have more.

export function sharedShipment(shipment: Shipment, choices: ShareChoices): Shipment {
  const containers = shipment.containers.map((container, index) =>
    sharedContainer(container, choices, String(index + 1)),
  );
  const names = containers.map(({ number }) => number.trim()).filter(Boolean);
  // Without its number a calendar still needs a name for it.
  const name = choices.references ? shipment.billOfLading : names.join(', ');
  const { carrierTracking, carrier } = shipment;
  return {
    id: name || 'shipment',
    billOfLading: choices.references ? shipment.billOfLading : name,
    normalizedNumber: null,
    refNumbers: choices.references ? [...shipment.refNumbers] : [],
    tags: [],
    createdAt: shipment.createdAt,
    carrier: { scac: carrier.scac, name: carrier.name, shortName: carrier.shortName },
    customerName: choices.parties ? shipment.customerName : null,
    portOfLoading: place(shipment.portOfLoading),
    portOfDischarge: place(shipment.portOfDischarge),
    destination: place(shipment.destination),
    podTerminal: facility(shipment.podTerminal),
    destinationTerminal: facility(shipment.destinationTerminal),
    podVessel: vessel(shipment.podVessel),
    podVoyageNumber: shipment.podVoyageNumber,
    polEtd: shipment.polEtd,
    polAtd: shipment.polAtd,
    polOriginalEtd: choices.exceptions ? shipment.polOriginalEtd : null,
    podEta: shipment.podEta,
    podOriginalEta: choices.exceptions ? shipment.podOriginalEta : null,
    podAta: shipment.podAta,
    destinationEta: shipment.destinationEta,
    destinationOriginalEta: choices.exceptions ? shipment.destinationOriginalEta : null,
    destinationAta: shipment.destinationAta,
    carrierTracking: {
      lastAttemptedAt: carrierTracking.lastAttemptedAt,
      lastSucceededAt: carrierTracking.lastSucceededAt,
      stoppedAt: carrierTracking.stoppedAt,
      stoppedReason: carrierTracking.stoppedReason,
    },
    containers,
    unreadContainers: 0,
  };
}

function sharedContainer(container: Container, choices: ShareChoices, otherId: string): Container {
  const { holds, money, references } = choices;
  const listed = (list: Container['holds']) =>
    holds && list ? list.map(({ name, status }) => ({ name, status, description: null })) : null;
  const charged = (list: Container['fees']) =>
    money && list ? list.map(({ type, amount, currencyCode }) => ({ type, amount, currencyCode })) : null;
  return {
    id: container.number.trim() || otherId,
    shipmentId: null,
    number: container.number,
    refNumbers: references ? [...container.refNumbers] : [],
    sealNumber: null,
    createdAt: container.createdAt,
    equipmentType: container.equipmentType,
    equipmentLength: container.equipmentLength,
    equipmentHeight: container.equipmentHeight,
    weightInPounds: null,
    currentStatus: container.currentStatus,
    availabilityKnown: container.availabilityKnown,
    availableForPickup: container.availableForPickup,
    holds: listed(container.holds),
    fees: charged(container.fees),
    inlandHolds: listed(container.inlandHolds),
    inlandFees: charged(container.inlandFees),
    releases: holds ? (container.releases?.map(({ name, status }) => ({ name, status })) ?? null) : null,
    lastFreeDay: container.lastFreeDay,
    deadlines: {
      line: container.deadlines.line,
      terminal: container.deadlines.terminal,
      rail: container.deadlines.rail,
    },
    calculatedFreeDay: container.calculatedFreeDay && {
      deadline: container.calculatedFreeDay.deadline,
      basis: null,
    },
    pickupAppointment: container.pickupAppointment,
    podTerminal: facility(container.podTerminal),
    pickupFacility: facility(container.pickupFacility),
    locationAtPodTerminal: null,
    podZone: container.podZone,
    finalDestinationZone: container.finalDestinationZone,
    emptyOut: container.emptyOut,
    fullIn: container.fullIn,
    vesselLoaded: container.vesselLoaded,
    vesselDeparted: container.vesselDeparted,
    podArrived: container.podArrived,
    podDischarged: container.podDischarged,
    podFullOut: container.podFullOut,
    podFullOutChassisNumber: null,
    podRailCarrier: container.podRailCarrier,
    inlandRailCarrier: container.inlandRailCarrier,
    inlandEvidence: container.inlandEvidence,
    podRailLoaded: container.podRailLoaded,
    podRailDeparted: container.podRailDeparted,
    inlandEta: container.inlandEta,
    inlandEtaSource: container.inlandEtaSource,
    inlandAta: container.inlandAta,
    inlandRailUnloaded: container.inlandRailUnloaded,
    finalDestinationFullOut: container.finalDestinationFullOut,
    delivered: container.delivered,
    emptyTerminated: container.emptyTerminated,
    terminalCheckedAt: container.terminalCheckedAt,
    railCheckedAt: container.railCheckedAt,
  };
}

export function sharedEvent(event: TransportEvent): TransportEvent {
  return {
    id: event.id,
    name: event.name,
    estimated: event.estimated,
    when: event.when,
    createdAt: event.createdAt,
    dataSource: event.dataSource,
    voyageNumber: event.voyageNumber,
    place: place(event.place),
    locode: event.locode,
    facility: facility(event.facility),
    vessel: vessel(event.vessel),
    changedTo: null,
    invalidated: event.invalidated,
  };
}

function place(from: Place | null): Place | null {
  if (!from) return null;
  const { type, id, name, locode, zone, stateAbbr, countryCode, latitude, longitude } = from;
  return { type, id, name, locode, zone, stateAbbr, countryCode, latitude, longitude };
}

const facility = (from: Facility | null): Facility | null =>
  from && { type: from.type, id: from.id, name: from.name };

const vessel = (from: Vessel | null): Vessel | null =>
  from && { id: from.id, name: from.name, imo: from.imo };
