import type { Box } from '#/domain/records/box.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { inlandPlace } from '#/domain/status/inlandPlace.ts';
import { isOnRail, phaseOf } from '#/domain/status/phase.ts';
import { type PickupSite, pickupSite, siteWords } from './pickupSite.ts';
import * as words from './words.ts';

/** Where a container is now: `At CN Brampton, Toronto`, `On rail to Elwood`; null once it is out or where nothing is reported. */
export function whereNow(box: Box): string | null {
  const { shipment, container } = box;
  const at = (text: string, site: PickupSite) => `${text} ${siteWords(site) ?? words.unreportedPlace}`;
  const only = (place: PickupSite['place']): PickupSite => ({ place, terminal: null });
  switch (phaseOf(container, shipment)) {
    case 'origin':
      // Before it is on a vessel only a train tells where it is: a booked container may be anywhere.
      return isOnRail(container, shipment) ? at(words.byRailTo, only(shipment.portOfLoading)) : null;
    case 'vessel':
      return at(words.onVesselTo, only(shipment.portOfDischarge));
    case 'arrived':
    case 'port':
    case 'awaitingInland':
      return at(words.at, pickupSite('discharge', box));
    case 'offDock':
      // The terminal has moved it to another yard (docs/interface.md 4.1).
      return words.offDockAt(container.pickupFacility?.name ?? null);
    case 'inlandTransit':
      return at(isRailMove(container) ? words.byRailTo : words.inlandTo, only(inlandPlace(shipment)));
    case 'inlandTerminal':
      return at(words.at, pickupSite('destination', box));
    case 'consignee':
    case 'returned':
    case 'unknown':
      return null;
  }
}

/** The same beside a status in words, which it does not repeat: `CN Brampton, Toronto`, `to Elwood`. */
export function placeBeside(status: string, box: Box): string | null {
  const where = whereNow(box);
  const lead = [status, words.at].find((one) => where?.startsWith(`${one} `));
  return where !== null && lead !== undefined ? where.slice(lead.length + 1) : where;
}
