import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CacheOutcome } from '#/device/deviceStore.ts';

/**
 * The most shipments that are cached, about 10 MB on disk. A larger account is not cached at all: a part of it would pass
 * for the whole.
 */
export const mostCached = 20_000;

/** What became of caching a fleet: null when another page has just done so. */
export type FleetCacheOutcome = CacheOutcome | 'tooMany' | null;

/** How caching the fleet on this device goes. */
export interface Caching {
  /** What became of the last attempt; null before the first. */
  readonly outcome: FleetCacheOutcome;
  /** True when what was cached earlier could not be used at all. */
  readonly dropped: boolean;
}

const unknown: Caching = { outcome: null, dropped: false };

const cachingQuery = queryOptions<Caching>({
  queryKey: ['keeping'],
  queryFn: () => unknown,
  enabled: false,
  gcTime: Infinity,
});

export function reportCaching(client: QueryClient, news: Partial<Caching>): void {
  client.setQueryData(cachingQuery.queryKey, (before = unknown) => ({ ...before, ...news }));
}

export function useCaching(): Caching {
  return useQuery(cachingQuery).data ?? unknown;
}
