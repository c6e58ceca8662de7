import { arrivalOf } from '#/domain/arrival/arrival.ts';
import { type EtaChange, etaChange } from '#/domain/arrival/etaChange.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { inlandEta } from '#/domain/status/inlandEta.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import type { Instant } from '#/time/instant.ts';
import { type Moment, sortKey } from '#/time/moment.ts';
import type { FleetVessel } from './fleetMap.ts';

/** The containers on board for one port of discharge. */
export interface Discharge {
  readonly key: string;
  readonly place: Place | null;
  /** In the order of arrival. */
  readonly boxes: readonly ShipmentContainer[];
  /** The first and the last time that is reported, where carriers differ; null where none is. */
  readonly eta: { readonly from: Moment; readonly to: Moment } | null;
  /** That of all of them; null where they differ or where none is known. */
  readonly change: EtaChange | null;
  /** Whether all of them have the same ETA and the same change, so that no container adds anything to it. */
  readonly isAgreed: boolean;
}

/** The containers on board by port of discharge, in the order of arrival. */
export function byDischarge({ sailings }: Pick<FleetVessel, 'sailings'>, now: Instant): Discharge[] {
  const boxes = byArrival(sailings.flatMap((sailing) => sailing.boxes));
  const gathered = Map.groupBy(boxes, ({ shipment }) => placeKey(shipment.portOfDischarge) ?? '');
  return [...gathered].map(([key, ofPort]) => {
    const times = ofPort.flatMap((box) => nextArrival(box) ?? []);
    const [from, to] = [times[0], times.at(-1)];
    const eta = from && to ? { from, to } : null;
    const change = commonChange(ofPort, now);
    return {
      key,
      place: ofPort[0]?.shipment.portOfDischarge ?? null,
      boxes: ofPort,
      eta,
      change: change ?? null,
      isAgreed:
        change !== undefined &&
        (times.length === 0 || times.length === ofPort.length) &&
        (eta === null || sortKey(eta.from) === sortKey(eta.to)),
    };
  });
}

/** Undefined where they differ. */
function commonChange(boxes: readonly ShipmentContainer[], now: Instant): EtaChange | null | undefined {
  const changes = boxes.map(({ shipment, container }) => etaChange(shipment, container, now));
  const [first = null] = changes;
  const isSame = (change: EtaChange | null) =>
    change?.days === first?.days &&
    change?.arrived === first?.arrived &&
    hoursOf(change) === hoursOf(first) &&
    originalOf(change) === originalOf(first);
  return changes.every(isSame) ? first : undefined;
}

/** Beside a change by days the hours are not shown. */
const hoursOf = (change: EtaChange | null) => (change?.days === 0 ? (change.hours ?? 0) : 0);
const originalOf = (change: EtaChange | null) => change && sortKey(change.original);

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
