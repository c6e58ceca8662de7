import { queryOptions } from '@tanstack/react-query';
import { pace, staleAfter } from '#/data/cache/freshness.ts';
import { atPace } from '#/data/cache/paced.ts';
import { shipmentsKey } from '#/data/cache/recordKeys.ts';
import type { Api } from '#/data/http/api.ts';

export function shipmentKey(id: string) {
  return [...shipmentsKey, id] as const;
}

/** One shipment with its containers. */
export function shipmentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: shipmentKey(id),
    queryFn: async (context) => (await import('./shipmentWrites.ts')).readShipment(api, id, context),
    staleTime: staleAfter.shipment,
    refetchInterval: atPace(pace.shipment),
  });
}
