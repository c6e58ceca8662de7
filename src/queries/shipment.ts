import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { pace, staleAfter } from './freshness.ts';
import { atPace } from './paced.ts';

export function shipmentKey(id: string) {
  return ['shipment', id] as const;
}

/** One shipment with its containers. */
export function shipmentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: shipmentKey(id),
    queryFn: async (context) => (await import('./readShipment.ts')).readShipment(api, id, context),
    staleTime: staleAfter.shipment,
    refetchInterval: atPace(pace.shipment),
  });
}
