import { isRailMove } from '#/domain/status/inlandMove.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import type { Facility } from '#/domain/records/place.ts';
import { type PickupSite, pickupSite, siteWords } from './pickupSite.ts';
import type { Box } from '#/domain/records/box.ts';
import { isOnRail, phaseOf } from '#/domain/status/phase.ts';

/** Where a container is now: `At CN Brampton, Toronto`, `By rail to Elwood`; null once it is out or where nothing tells. */
export function whereNow(box: Box): string | null {
  const { shipment, container } = box;
  const at = (words: string, site: PickupSite) =>
    `${words} ${siteWords(site) ?? 'a place that is not reported'}`;
  const only = (place: PickupSite['place']): PickupSite => ({ place, terminal: null });
  switch (phaseOf(container, shipment)) {
    case 'origin':
      // Before it is on a vessel only a train tells where it is: a booked container may be anywhere.
      return isOnRail(container, shipment) ? at('By rail to', only(shipment.portOfLoading)) : null;
    case 'vessel':
      return at('On vessel to', only(shipment.portOfDischarge));
    case 'arrived':
    case 'port':
    case 'awaitingInland':
      return at('At', pickupSite('discharge', box));
    case 'offDock':
      return offDock(container.pickupFacility);
    case 'inlandTransit':
      return at(isRailMove(container) ? 'By rail to' : 'On the way inland to', only(inlandPlace(shipment)));
    case 'inlandTerminal':
      return at('At', pickupSite('destination', box));
    case 'consignee':
    case 'returned':
    case 'unknown':
      return null;
  }
}

// The terminal has moved it to another yard (docs/interface.md 4.1).
const offDock = (yard: Facility | null): string =>
  yard?.name ? `Off dock at ${yard.name}` : 'Off dock, yard not reported';
