import type { FleetRow } from '#/domain/list/row.ts';
import { compareCodeUnits } from '#/domain/records/compareCodeUnits.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeKey } from '#/domain/records/placeName.ts';
import { inlandPlace } from '#/domain/records/samePlace.ts';
import type { ShipmentContainer } from '#/domain/records/shipmentContainer.ts';
import { movesInland } from '#/domain/status/inlandMove.ts';
import { isOnRail, phaseOf } from '#/domain/status/phase.ts';
import type { Transshipment } from './fleetMap.ts';

/** What containers at a place wait for, in the order of a journey. */
export const portWaits = ['loading', 'transshipment', 'discharge', 'rail', 'pickup'] as const;
export type PortWait = (typeof portWaits)[number];

/** A port or inland place, the containers there, and those on their way there by vessel or by train. */
export interface FleetPort {
  readonly key: string;
  readonly place: Place;
  readonly waiting: ReadonlyMap<PortWait, readonly ShipmentContainer[]>;
  readonly arriving: readonly ShipmentContainer[];
  /** How many containers are there, without those that are only booked from there. */
  readonly present: number;
}

interface Draft {
  place: Place;
  readonly waiting: Map<PortWait, ShipmentContainer[]>;
  readonly arriving: ShipmentContainer[];
}

/** Every place of the shipments by the facts of the list, those with most containers first. */
export function fleetPorts(rows: readonly FleetRow[]): FleetPort[] {
  const drafts = new Map<string, Draft>();
  const draftOf = (place: Place | null): Draft | null => {
    const key = placeKey(place);
    if (!place || key === null) return null;
    let draft = drafts.get(key);
    if (!draft) drafts.set(key, (draft = { place, waiting: new Map(), arriving: [] }));
    // One shipment may have the position of a place that another only names.
    if (draft.place.latitude === null && place.latitude !== null) draft.place = place;
    return draft;
  };
  for (const { shipment, containers } of rows) {
    for (const container of containers) {
      const box = { shipment, container };
      const stay = stayOf(box);
      if (!stay) continue;
      const draft = draftOf(stay.place);
      if (stay.wait === 'arriving') draft?.arriving.push(box);
      else addTo(draft, stay.wait, box);
    }
  }
  return [...drafts].map(([key, draft]) => finish(key, draft)).toSorted(byCount);
}

/** The same ports, with the containers that routes show in transshipment. */
export function withTransshipments(
  ports: readonly FleetPort[],
  transshipments: readonly Transshipment[],
): FleetPort[] {
  if (transshipments.length === 0) return [...ports];
  const drafts = new Map<string, Draft>(
    ports.map(({ key, place, waiting, arriving }) => [
      key,
      {
        place,
        waiting: new Map([...waiting].map(([wait, boxes]) => [wait, [...boxes]])),
        arriving: [...arriving],
      },
    ]),
  );
  for (const { place, boxes } of transshipments) {
    const key = placeKey(place);
    if (key === null) continue;
    const draft = drafts.get(key) ?? { place, waiting: new Map(), arriving: [] };
    drafts.set(key, draft);
    for (const box of boxes) addTo(draft, 'transshipment', box);
  }
  return [...drafts].map(([key, draft]) => finish(key, draft)).toSorted(byCount);
}

/** The containers of the rows that are on a train, including those whose destination is not reported. */
export function countOnRail(rows: readonly FleetRow[]): number {
  return rows.reduce(
    (sum, { shipment, containers }) => sum + containers.filter((one) => isOnRail(one, shipment)).length,
    0,
  );
}

function addTo(draft: Draft | null, wait: PortWait, box: ShipmentContainer): void {
  const boxes = draft?.waiting.get(wait);
  if (boxes) boxes.push(box);
  else draft?.waiting.set(wait, [box]);
}

/** Where a container is and what it waits for, or where it is on its way to; null where neither is known. */
function stayOf({
  shipment,
  container,
}: ShipmentContainer): { place: Place | null; wait: PortWait | 'arriving' } | null {
  switch (phaseOf(container, shipment)) {
    case 'origin':
      return { place: shipment.portOfLoading, wait: 'loading' };
    case 'vessel':
      return { place: shipment.portOfDischarge, wait: 'arriving' };
    case 'arrived':
      return { place: shipment.portOfDischarge, wait: 'discharge' };
    case 'awaitingInland':
      return { place: shipment.portOfDischarge, wait: 'rail' };
    case 'port':
    case 'offDock':
      return { place: shipment.portOfDischarge, wait: movesInland(container) ? 'rail' : 'pickup' };
    case 'inlandTerminal':
      return { place: shipment.destination, wait: 'pickup' };
    case 'inlandTransit':
      return { place: inlandPlace(shipment), wait: 'arriving' };
    case 'consignee':
    case 'returned':
    case 'unknown':
      return null;
  }
}

function finish(key: string, { place, waiting, arriving }: Draft): FleetPort {
  let present = 0;
  for (const [wait, boxes] of waiting) if (wait !== 'loading') present += boxes.length;
  return { key, place, waiting, arriving, present };
}

const byCount = (a: FleetPort, b: FleetPort) =>
  b.present - a.present || b.arriving.length - a.arriving.length || compareCodeUnits(a.key, b.key);
