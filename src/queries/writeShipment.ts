import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isUnclear } from '#/api/errors.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { fleetKey } from './fleet.ts';
import { shipmentKey } from './shipment.ts';
import { beginWrite, dropWrite, endWrite, type ShipmentChange } from './shipmentWrites.ts';

/** A change of one value of a shipment or of one of its containers. */
interface ShipmentEdit<T> {
  readonly shipmentId: string;
  /** Names the value among those of the shipment: a later write of it takes the place of an earlier one. */
  readonly place: string;
  readonly put: (shipment: Shipment, value: T) => Shipment;
  /** Shows on every screen while the write is under way. */
  readonly expected: T;
  /** Sends the write once, and gives the value as the service keeps it. */
  readonly send: () => Promise<T>;
  /** What shows again where the write failed. */
  readonly before: (error: unknown) => T;
}

/**
 * Writes a value. It shows at once, in the list and on the page of the shipment, and goes back if the service refuses it.
 * What the service keeps shows after that, also over readings that began before.
 */
export async function writeShipment<T>(client: QueryClient, edit: ShipmentEdit<T>): Promise<T> {
  const { shipmentId, put, expected, send, before } = edit;
  const place = `${shipmentId} ${edit.place}`;
  const to =
    (value: T): ShipmentChange =>
    (shipment) =>
      shipment.id === shipmentId ? put(shipment, value) : shipment;
  beginWrite(client, place, to(expected));
  show(client, shipmentId, to(expected));
  try {
    const saved = await send();
    endWrite(client, place, to(saved));
    show(client, shipmentId, to(saved));
    return saved;
  } catch (error) {
    dropWrite(client, place);
    show(client, shipmentId, to(before(error)));
    if (isUnclear(error)) void client.invalidateQueries({ queryKey: shipmentKey(shipmentId) });
    throw error;
  }
}

/** Changes what was read. No reading becomes younger by it: the rest of the shipment was not read again. */
function show(client: QueryClient, shipmentId: string, change: ShipmentChange): void {
  update<Shipment>(client, shipmentKey(shipmentId), change);
  update<Fleet>(client, fleetKey, (fleet) => ({ ...fleet, shipments: fleet.shipments.map(change) }));
}

function update<T>(client: QueryClient, key: QueryKey, change: (data: T) => T): void {
  const state = client.getQueryState<T>(key);
  if (state?.data === undefined) return;
  client.setQueryData<T>(key, change(state.data), { updatedAt: state.dataUpdatedAt });
}
