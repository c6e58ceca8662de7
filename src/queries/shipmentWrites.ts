import type { QueryClient } from '@tanstack/react-query';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { createPendingWrites } from './pendingWrites.ts';

export const shipmentWrites = createPendingWrites<Shipment>();

/** The fleets of one reading as they come, with what was written since it began. */
export async function* withShipmentWrites(
  client: QueryClient,
  fleets: AsyncIterable<Fleet>,
): AsyncGenerator<Fleet, void, undefined> {
  const began = shipmentWrites.beginReading();
  for await (const fleet of fleets) {
    const open = shipmentWrites.openRecords(client, began);
    yield open.size === 0
      ? fleet
      : {
          ...fleet,
          shipments: fleet.shipments.map((shipment) =>
            open.has(shipment.id) ? shipmentWrites.over(client, shipment.id, shipment, began) : shipment,
          ),
        };
  }
}
