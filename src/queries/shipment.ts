import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Fleet } from '#/domain/fleet.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { fleetQuery } from './fleet.ts';
import { pace, staleAfter } from './freshness.ts';
import { beginReading, withWrites } from './labelWrites.ts';

export function shipmentKey(id: string) {
  return ['shipment', id] as const;
}

/** One shipment with its containers. */
export function shipmentQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: shipmentKey(id),
    queryFn: async ({ client: cache, signal }) => {
      const { fetchShipment } = await import('#/api/shipments.ts');
      const began = beginReading();
      const shipment = await fetchShipment(api, id, { lane: 'user', signal });
      return withWrites(cache, shipment, began);
    },
    staleTime: staleAfter.shipment,
    refetchInterval: pace.shipment,
  });
}

export interface ListedShipment extends Pick<Fleet, 'readAt' | 'kept'> {
  readonly shipment: Shipment;
}

/** A shipment as the list knows it, which was read anyway or kept on this device; null where it does not. */
export function useListedShipment(api: Api, id: string): ListedShipment | null {
  const { data: fleet } = useQuery({ ...fleetQuery(api), enabled: false });
  const shipment = fleet?.shipments.find((one) => one.id === id);
  return fleet && shipment ? { shipment, readAt: fleet.readAt, kept: fleet.kept } : null;
}
