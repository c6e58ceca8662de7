import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CachedOutcome } from '#/device/deviceStore.ts';

/**
 * The most shipments that are kept, about 10 MB on disk. A larger account is not kept at all: a part of it would pass
 * for the whole.
 */
export const mostCached = 20_000;

/** What became of keeping a fleet: null when another page has just kept it. */
export type FleetCachedOutcome = CachedOutcome | 'tooMany' | null;

/** How keeping the fleet on this device goes. */
export interface Keeping {
  /** What became of the last attempt; null before the first. */
  readonly outcome: FleetCachedOutcome;
  /** True when what was kept earlier could not be used at all. */
  readonly dropped: boolean;
}

const unknown: Keeping = { outcome: null, dropped: false };

const keepingQuery = queryOptions<Keeping>({
  queryKey: ['keeping'],
  queryFn: () => unknown,
  enabled: false,
  gcTime: Infinity,
});

export function tellKeeping(client: QueryClient, news: Partial<Keeping>): void {
  client.setQueryData(keepingQuery.queryKey, (before = unknown) => ({ ...before, ...news }));
}

export function useKeeping(): Keeping {
  return useQuery(keepingQuery).data ?? unknown;
}
