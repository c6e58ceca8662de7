import { queryOptions } from '@tanstack/react-query';
import { isFeatureMissing } from '#/data/cache/absence.ts';
import { cachedFor, pace, staleAfter } from '#/data/cache/freshness.ts';
import { withAge } from '#/data/cache/withAge.ts';
import type { Api } from '#/data/http/api.ts';
import type { RequestPriority } from '#/data/http/spending.ts';
import { isOver } from '#/domain/route/route.ts';
import { fetchContainerRoute } from './calls.ts';

/**
 * The route of a container over sea. One that has reached its end is not asked for again.
 *
 * @param priority the background priority for many containers at once
 */
export function containerRouteQuery(api: Api, containerId: string, priority: RequestPriority = 'visible') {
  return queryOptions({
    queryKey: ['container', containerId, 'route'] as const,
    queryFn: (context) =>
      withAge(context, (options) => fetchContainerRoute(api, containerId, { priority, ...options })),
    staleTime: ({ state: { data } }) => (data && isOver(data) ? Infinity : staleAfter.positions),
    // An account that lacks the feature is not asked again and again.
    refetchInterval: ({ state: { data, error } }) =>
      (data && isOver(data)) || isFeatureMissing(error) ? false : pace.positions,
    refetchOnWindowFocus: ({ state: { error } }) => !isFeatureMissing(error),
    gcTime: cachedFor.positions,
  });
}
