import type { QueryClient } from '@tanstack/react-query';
import { isUnclear } from '#/api/errors.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { fleetKey } from './fleet.ts';
import { shipmentKey } from './shipment.ts';
import { shipmentWrites } from './shipmentWrites.ts';
import { updateRead, writeOptimistically } from './writeOptimistically.ts';

/** A change of one value of a shipment or of one of its containers. */
interface ShipmentEdit<T> {
  readonly shipmentId: string;
  /** Names the value among those of the shipment. */
  readonly place: string;
  readonly put: (shipment: Shipment, value: T) => Shipment;
  readonly expected: T;
  readonly send: () => Promise<T>;
  readonly before: (error: unknown) => T;
}

/** Writes a value of a shipment: it shows at once, in the list and on the page of the shipment. */
export async function writeShipment<T>(client: QueryClient, edit: ShipmentEdit<T>): Promise<T> {
  const { shipmentId, put, place, ...write } = edit;
  try {
    return await writeOptimistically<Shipment, T>(client, {
      ...write,
      writes: shipmentWrites,
      place: { record: shipmentId, value: place },
      change: (value) => (shipment) => (shipment.id === shipmentId ? put(shipment, value) : shipment),
      show: (change) => {
        updateRead<Shipment>(client, shipmentKey(shipmentId), change);
        updateRead<Fleet>(client, fleetKey, (fleet) => ({
          ...fleet,
          shipments: fleet.shipments.map(change),
        }));
      },
    });
  } catch (error) {
    if (isUnclear(error)) void client.invalidateQueries({ queryKey: shipmentKey(shipmentId) });
    throw error;
  }
}
