import { type Moment, sortKey } from '#/time/moment.ts';
import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import type { Box } from '#/domain/records/box.ts';
import { phaseOf } from '#/domain/status/phase.ts';

/** When a container on its way reaches the place it goes to: on a train that inland; null where nobody told. */
export function nextArrival({ shipment, container }: Box): Moment | null {
  return phaseOf(container, shipment) === 'inlandTransit'
    ? inlandEta(shipment, container)
    : (arrivalOf(shipment)?.moment ?? null);
}

/** Containers by their next arrival, the first before the others; those of which none is told last. */
export function byArrival(boxes: readonly Box[]): Box[] {
  const at = (box: Box) => {
    const arrival = nextArrival(box);
    return arrival ? sortKey(arrival) : Infinity;
  };
  return boxes
    .map((box) => ({ box, at: at(box) }))
    .toSorted((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ box }) => box);
}
