import { queryOptions } from '@tanstack/react-query';
import { pace, staleAfter } from '#/data/cache/freshness.ts';
import { atPace } from '#/data/cache/paced.ts';
import { shipmentsKey } from '#/data/cache/recordKeys.ts';
import { withAge } from '#/data/cache/withAge.ts';
import { shipmentWrites } from '#/data/fleet/queries.ts';
import type { Api } from '#/data/http/api.ts';
import { fetchShipment } from './calls.ts';

export function shipmentKey(id: string) {
  return [...shipmentsKey, id] as const;
}

/** One shipment with its containers, with what was written since its reading began. */
export function shipmentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: shipmentKey(id),
    queryFn: (context) =>
      withAge(context, async (options) => {
        const began = shipmentWrites.beginReading();
        const shipment = await fetchShipment(api, id, { priority: 'user', ...options });
        return shipmentWrites.over(context.client, id, shipment, began);
      }),
    staleTime: staleAfter.shipment,
    refetchInterval: atPace(pace.shipment),
  });
}
