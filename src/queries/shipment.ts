import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { pace, staleAfter } from './freshness.ts';
import { shipmentWrites } from './shipmentWrites.ts';

export function shipmentKey(id: string) {
  return ['shipment', id] as const;
}

/** One shipment with its containers. */
export function shipmentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: shipmentKey(id),
    queryFn: async ({ client: cache, signal }) => {
      const { fetchShipment } = await import('#/api/shipments.ts');
      const began = shipmentWrites.beginReading();
      const shipment = await fetchShipment(api, id, { lane: 'user', signal });
      return shipmentWrites.over(cache, id, shipment, began);
    },
    staleTime: staleAfter.shipment,
    refetchInterval: pace.shipment,
  });
}
