import { arrivalOf } from '#/domain/arrival/arrival.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { type Moment, sortKey } from '#/time/moment.ts';

/** The next arrival of a container in transit: on a train at its inland place; null where it is not reported. */
export function nextArrival({ shipment, container }: ShipmentContainer): Moment | null {
  return phaseOf(container, shipment) === 'inlandTransit'
    ? inlandEta(shipment, container)
    : (arrivalOf(shipment, container)?.moment ?? null);
}

/** Containers by their next arrival, those without one last. */
export function byArrival(boxes: readonly ShipmentContainer[]): ShipmentContainer[] {
  const at = (box: ShipmentContainer) => {
    const arrival = nextArrival(box);
    return arrival ? sortKey(arrival) : Infinity;
  };
  return boxes
    .map((box) => ({ box, at: at(box) }))
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ box }) => box);
}
