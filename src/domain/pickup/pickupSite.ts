import type { DeadlinePlace } from './deadlineZone.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import type { Facility, Place } from '#/domain/records/place.ts';
import type { Box } from '#/domain/records/box.ts';

/** Where a container waits for its pickup. Null is what nobody told; a terminal is never one of another place. */
export interface PickupSite {
  readonly place: Place | null;
  readonly terminal: Facility | null;
}

/** `CN Brampton, Toronto`; null where neither is named. */
export function siteWords({ terminal, place }: PickupSite): string | null {
  const names = [terminal?.name, place?.name ?? place?.locode].filter(Boolean);
  return names.length > 0 ? names.join(', ') : null;
}

/** At the port it waits where the ship brought it, inland where it is told to be picked up. */
export function pickupSite(where: DeadlinePlace, box: Box): PickupSite {
  const { shipment, container } = box;
  return where === 'destination'
    ? {
        place: shipment.destination,
        terminal: facilityElsewhere(box) ?? shipment.destinationTerminal,
      }
    : { place: shipment.portOfDischarge, terminal: container.podTerminal ?? shipment.podTerminal };
}

/** Where the consignee picks it up: inland if it goes there, else at the port. */
export function consigneeSite(box: Box): PickupSite {
  return pickupSite(movesInland(box.container) ? 'destination' : 'discharge', box);
}

// Of a container that is still at the port, the record may name the terminal there as the one to pick it up.
function facilityElsewhere({ shipment, container }: Box): Facility | null {
  const { pickupFacility } = container;
  const atPort = container.podTerminal ?? shipment.podTerminal;
  return pickupFacility?.id === atPort?.id ? null : pickupFacility;
}
