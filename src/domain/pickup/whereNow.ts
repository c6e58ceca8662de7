import { lookup } from '#/domain/records/lookup.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { isOnRail, phaseOf } from '#/domain/status/phase.ts';
import type { StatusFact } from '#/domain/status/status.ts';
import { type PickupSite, pickupSite } from './pickupSite.ts';

/** Where a container is, or the place that it is carried to. */
export interface Whereabouts {
  readonly kind: 'at' | 'offDock' | 'rail' | 'vessel' | 'inland';
  readonly site: PickupSite;
}

/** Where a container is now; null once it is out or where nothing is reported. */
export function whereabouts(box: ShipmentContainer): Whereabouts | null {
  const { shipment, container } = box;
  const only = (place: PickupSite['place']): PickupSite => ({ place, terminal: null });
  if (box.waitsAt) return { kind: 'at', site: only(box.waitsAt) };
  switch (phaseOf(container, shipment)) {
    case 'origin':
      // Before it is on a vessel only a train shows where it is: a booked container may be anywhere.
      return isOnRail(container, shipment) ? { kind: 'rail', site: only(shipment.portOfLoading) } : null;
    case 'vessel':
      return { kind: 'vessel', site: only(shipment.portOfDischarge) };
    case 'arrived':
    case 'port':
    case 'awaitingInland':
      return { kind: 'at', site: pickupSite('discharge', box) };
    case 'offDock':
      // The terminal has moved it to another yard (docs/interface.md 4.1).
      return {
        kind: 'offDock',
        site: { place: shipment.portOfDischarge, terminal: container.pickupFacility },
      };
    case 'inlandTransit':
      return { kind: isRailMove(container) ? 'rail' : 'inland', site: only(inlandPlace(shipment)) };
    case 'inlandTerminal':
      return { kind: 'at', site: pickupSite('destination', box) };
    case 'consignee':
    case 'returned':
    case 'unknown':
      return null;
  }
}

const saidByStatus: Readonly<Record<string, Whereabouts['kind']>> = {
  on_rail: 'rail',
  on_ship: 'vessel',
  off_dock: 'offDock',
};

/** Where a container is, beside its status; `isSaid` where the status says as much as `kind` does. */
export interface WhereBeside extends Whereabouts {
  readonly isSaid: boolean;
}

export function whereBeside({ word }: Pick<StatusFact, 'word'>, box: ShipmentContainer): WhereBeside | null {
  const where = whereabouts(box);
  return where && { ...where, isSaid: lookup(saidByStatus, word) === where.kind };
}
