import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { isOver } from '#/domain/containerRoute.ts';
import { keptFor, pace, staleAfter } from './freshness.ts';

/** The route of a container over sea. One that has reached its end is not asked for again. */
export function containerRouteQuery(api: Api, containerId: string) {
  return queryOptions({
    queryKey: ['container', containerId, 'route'] as const,
    queryFn: async ({ signal }) => {
      const { fetchContainerRoute } = await import('#/api/containerRoute.ts');
      return fetchContainerRoute(api, containerId, { lane: 'visible', signal });
    },
    staleTime: ({ state: { data } }) => (data && isOver(data) ? Infinity : staleAfter.positions),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : pace.positions),
    gcTime: keptFor.positions,
  });
}
