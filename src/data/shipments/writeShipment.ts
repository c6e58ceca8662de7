import type { QueryClient } from '@tanstack/react-query';
import { writeOptimistically } from '#/data/cache/writeOptimistically.ts';
import { shipmentWrites } from '#/data/fleet/queries.ts';
import { isUnclear } from '#/data/http/errors.ts';
import type { RequestPriority } from '#/data/http/spending.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { shipmentKey } from './queries.ts';
import { showShipment, showShipmentSoon } from './showShipment.ts';

/** A change of one value of a shipment or of one of its containers. */
interface ShipmentEdit<T> {
  readonly shipmentId: string;
  /** Who waits for it. */
  readonly priority: RequestPriority;
  /** Names the value among those of the shipment. */
  readonly place: string;
  readonly put: (shipment: Shipment, value: T) => Shipment;
  readonly expected: T;
  readonly send: () => Promise<T>;
  readonly before: (error: unknown) => T;
}

/** Writes a value of a shipment: it shows in the list and on the page of the shipment, at once or with others. */
export async function writeShipment<T>(client: QueryClient, edit: ShipmentEdit<T>): Promise<T> {
  const { shipmentId, put, place, priority, ...write } = edit;
  const show = priority === 'bulk' ? showShipmentSoon : showShipment;
  try {
    return await writeOptimistically<Shipment, T>(client, {
      ...write,
      writes: shipmentWrites,
      place: { record: shipmentId, value: place },
      change: (value) => (shipment) => (shipment.id === shipmentId ? put(shipment, value) : shipment),
      show: (change) => show(client, shipmentId, change),
    });
  } catch (error) {
    if (isUnclear(error)) void client.invalidateQueries({ queryKey: shipmentKey(shipmentId) });
    throw error;
  }
}
