import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { vesselOrShipment, voyageKey } from '#/domain/records/vesselIdentity.ts';
import { phaseOf } from '#/domain/status/phase.ts';
import { dayOf } from '#/time/localDay.ts';

/** Containers that departed together and that one vessel brings to one port of discharge. */
export interface Sailing {
  /** Stable across updates of the list. */
  readonly key: string;
  /** The vessel that arrives at the port of discharge; with a transshipment another one may carry them now. */
  readonly vessel: Vessel | null;
  readonly voyage: string | null;
  readonly from: Place | null;
  readonly to: Place | null;
  readonly boxes: readonly ShipmentContainer[];
  /** The id of the container whose route stands for all of them. */
  readonly representative: string;
}

/**
 * The sailings at sea, those with most containers first. Containers belong together that share the arriving vessel and
 * voyage, the ports, and the day of departure: containers that departed on different days departed on different vessels,
 * even if one vessel brings both in. Where no vessel is reported, a shipment is a sailing of its own.
 *
 * @param shipments all of the account, so that a filter never changes which container stands for a sailing
 */
export function sailingsOf(shipments: readonly Shipment[]): Sailing[] {
  const boxes = shipments.flatMap((shipment) =>
    shipment.containers
      .filter((container) => phaseOf(container, shipment) === 'vessel')
      .map((container) => ({ shipment, container })),
  );
  const gathered = Map.groupBy(boxes, ({ shipment }) => keyOf(shipment));
  return [...gathered].map(([key, aboard]) => createSailing(key, aboard)).toSorted(byCount);
}

/** The same sailings with only the containers that pass a filter, without sailings that lose all of theirs. */
export function narrowSailings(sailings: readonly Sailing[], shown: ReadonlySet<Container>): Sailing[] {
  return sailings
    .flatMap((sailing) => {
      const boxes = sailing.boxes.filter(({ container }) => shown.has(container));
      if (boxes.length === sailing.boxes.length) return [sailing];
      return boxes.length > 0 ? [{ ...sailing, boxes }] : [];
    })
    .toSorted(byCount);
}

const keys = new WeakMap<Shipment, string>();

function keyOf(shipment: Shipment): string {
  let key = keys.get(shipment);
  if (key === undefined) keys.set(shipment, (key = writeKey(shipment)));
  return key;
}

function writeKey(shipment: Shipment): string {
  const { podVoyageNumber, portOfLoading, portOfDischarge, polAtd } = shipment;
  const left = polAtd ? dayOf(polAtd) : '';
  const parts = [
    vesselOrShipment(shipment),
    voyageKey(podVoyageNumber),
    placeKey(portOfLoading),
    placeKey(portOfDischarge),
    left,
  ];
  return parts.map((part) => part ?? '').join('|');
}

function createSailing(key: string, boxes: readonly ShipmentContainer[]): Sailing {
  const [first] = boxes;
  const { podVessel, podVoyageNumber, portOfLoading, portOfDischarge } = first?.shipment ?? {};
  // Independent of the order of the list, so that its route is not requested twice.
  const ids = boxes.map(({ container }) => container.id).toSorted();
  return {
    key,
    vessel: podVessel ?? null,
    voyage: podVoyageNumber ?? null,
    from: portOfLoading ?? null,
    to: portOfDischarge ?? null,
    boxes,
    representative: ids[0] ?? '',
  };
}

const byCount = (a: Sailing, b: Sailing) => b.boxes.length - a.boxes.length || compareCodeUnits(a.key, b.key);
