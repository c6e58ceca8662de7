import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import type { Comparison, Follower } from './comparison.ts';

export const comparisonKey = ['changes'] as const;

/** The one that compares the fleet of this page. Only what is drawn after the first rows needs it, so it is loaded then. */
export async function reviewFollower(client: QueryClient): Promise<Follower> {
  const { follow } = await import('./comparison.ts');
  return follow(client, (comparison) => client.setQueryData(comparisonKey, comparison));
}

/**
 * What has changed since the last review, of all that has been read anyway. The first reader starts it; from then on it
 * follows the fleet and what is marked, here and on other pages of this device (comparison.ts).
 */
export const comparisonQuery = queryOptions<Comparison>({
  queryKey: comparisonKey,
  queryFn: async ({ client }) => (await reviewFollower(client)).compare(),
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});

/** How many shipments have changed; null until the whole list was compared. */
export function useChangedCount(): number | null {
  const { data } = useQuery({
    ...comparisonQuery,
    select: ({ found, fleet }) => (fleet?.complete ? found.shipments.length : null),
  });
  return data ?? null;
}

/** What has changed of a shipment; null where nothing has or it is not known. A list asks once for all rows. */
export function useShipmentChanges(): (shipmentId: string) => ShipmentChanges | null {
  const byShipment = useQuery(comparisonQuery).data?.byShipment;
  return useCallback((shipmentId) => byShipment?.get(shipmentId) ?? null, [byShipment]);
}
