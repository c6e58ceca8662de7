import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { createPendingWrites } from '#/data/cache/pendingWrites.ts';
import { withAge } from '#/data/cache/withAge.ts';
import { byId, fleetKey, putOverFleets } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { fetchShipment } from './calls.ts';

export const shipmentWrites = createPendingWrites<Shipment>();

// Whatever writes shipments imports this file, so that the list has it before the first write.
putOverFleets({
  beginReading: shipmentWrites.beginReading,
  over(client, fleet, began) {
    const { readAt } = fleet;
    const open = shipmentWrites.openRecords(client, began, readAt);
    if (open.size === 0) return fleet;
    const written = fleet.shipments.map((shipment) =>
      open.has(shipment.id) ? shipmentWrites.over(client, shipment.id, shipment, began, readAt) : shipment,
    );
    const shipments = [...newSince(client, fleet, open), ...written];
    const total = fleet.total === null ? null : Math.max(fleet.total, shipments.length);
    return { ...fleet, total, shipments };
  },
});

/** Those that came into the list while it was read: they stand where the reading had been already. */
function newSince(client: QueryClient, fleet: Fleet, open: ReadonlySet<string>): readonly Shipment[] {
  if (!fleet.complete) return [];
  const read = byId(fleet);
  const shown = client.getQueryData<Fleet>(fleetKey)?.shipments ?? [];
  return shown.filter(({ id }) => open.has(id) && !read.has(id));
}

/** One shipment, with what was written since its reading began. No list needs it, so it comes with the page. */
export function readShipment(api: Api, id: string, context: QueryFunctionContext): Promise<Shipment> {
  return withAge(context, async (options) => {
    const began = shipmentWrites.beginReading();
    const shipment = await fetchShipment(api, id, { lane: 'user', ...options });
    return shipmentWrites.over(context.client, id, shipment, began);
  });
}
