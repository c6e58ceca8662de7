import type { Shipment } from '#/domain/records/shipment.ts';
import { putOverFleets } from './fleet.ts';
import { createPendingWrites } from './pendingWrites.ts';

export const shipmentWrites = createPendingWrites<Shipment>();

// Whatever writes shipments imports this file, so that the list has it before the first write.
putOverFleets({
  beginReading: shipmentWrites.beginReading,
  over(client, fleet, began) {
    const { readAt } = fleet;
    const open = shipmentWrites.openRecords(client, began, readAt);
    if (open.size === 0) return fleet;
    const shipments = fleet.shipments.map((shipment) =>
      open.has(shipment.id) ? shipmentWrites.over(client, shipment.id, shipment, began, readAt) : shipment,
    );
    return { ...fleet, shipments };
  },
});
