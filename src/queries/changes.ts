import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CacheOutcome } from '#/device/deviceStore.ts';
import type { ShipmentChanges } from '#/domain/changes/changedShipment.ts';
import type { FleetChanges } from '#/domain/changes/changes.ts';
import type { FleetSnapshot } from '#/domain/changes/reviewSnapshot.ts';
import type { Fleet } from '#/domain/records/fleet.ts';

/** The account compared with the last review. */
export interface Comparison {
  /** The last review; null until the account was first read to its end on this device. */
  readonly snapshot: FleetSnapshot | null;
  /** What was compared with it; undefined where nothing had been read. */
  readonly fleet: Fleet | undefined;
  readonly found: FleetChanges;
  /** By id of the shipment. */
  readonly byShipment: ReadonlyMap<string, ShipmentChanges>;
  /** Whether this device caches the last review. Where it does not, it lasts as long as the page. */
  readonly storage: CacheOutcome;
}

export const comparisonKey = ['changes'] as const;

/**
 * What has changed since the last review, of all that has been read anyway. The first reader starts it; from then on it
 * follows the fleet and what is marked, here and on other pages of this device (queries/comparison.ts).
 */
export const comparisonQuery = queryOptions<Comparison>({
  queryKey: comparisonKey,
  queryFn: async ({ client }) => {
    // Only what is drawn after the first rows needs it, so it is not in the first file that a browser loads.
    const { follow } = await import('./comparison.ts');
    return follow(client).compare();
  },
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

/** What has changed of a shipment, in a line; null where nothing has or it is not known. A list asks once for all rows. */
export function useChangedWords(): (shipmentId: string) => string | null {
  const byShipment = useQuery(comparisonQuery).data?.byShipment;
  return useCallback((shipmentId) => byShipment?.get(shipmentId)?.summary ?? null, [byShipment]);
}
