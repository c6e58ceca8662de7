import type { Facility, Place } from '#/domain/records/place.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import type { DeadlinePlace } from './deadlineZone.ts';
import { wentInland } from './terminalReport.ts';

/** Where a container waits for its pickup. Null is what is not reported; a terminal is never one of another place. */
export interface PickupSite {
  readonly place: Place | null;
  readonly terminal: Facility | null;
}

/** At the port it waits where the vessel brought it, inland where the record says that it is picked up. */
export function pickupSite(where: DeadlinePlace, box: ShipmentContainer): PickupSite {
  const { shipment, container } = box;
  return where === 'destination'
    ? {
        place: shipment.destination,
        terminal: facilityElsewhere(box) ?? shipment.destinationTerminal,
      }
    : { place: shipment.portOfDischarge, terminal: container.podTerminal ?? shipment.podTerminal };
}

/** Where it waits for its pickup now, or is carried to for that once it has left the port. */
export function waitingSite(box: ShipmentContainer): PickupSite {
  const { shipment, container } = box;
  if (!wentInland(container, shipment)) return portSite(box);
  const { place, terminal } = pickupSite('destination', box);
  return { place: place ?? shipment.portOfDischarge, terminal };
}

/** Where the consignee picks it up: inland if it goes there, else at the port. */
export function consigneeSite(box: ShipmentContainer): PickupSite {
  return movesInland(box.container) ? pickupSite('destination', box) : portSite(box);
}

/** At the port, where the record may name another yard for the pickup. */
function portSite(box: ShipmentContainer): PickupSite {
  const { place, terminal } = pickupSite('discharge', box);
  return { place, terminal: box.container.pickupFacility ?? terminal };
}

// Of a container that is still at the port, the record may name the terminal there as the one to pick it up.
function facilityElsewhere({ shipment, container }: ShipmentContainer): Facility | null {
  const { pickupFacility } = container;
  const atPort = container.podTerminal ?? shipment.podTerminal;
  return pickupFacility?.id === atPort?.id ? null : pickupFacility;
}
