import { queryOptions } from '@tanstack/react-query';
import { cachedFor, pace, staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { OpenRequests } from '#/domain/records/trackingRequest.ts';

export const requestsKey = ['trackingRequests'] as const;
export const openRequestsKey = [...requestsKey, 'open'] as const;

/** The tracking requests that failed or wait. The first reading is awaited by a reader, later ones are not. */
export function openRequestsQuery(api: Api) {
  return queryOptions({
    queryKey: openRequestsKey,
    queryFn: async ({ client, signal }) => {
      // A first screen counts them after its rows.
      const { fetchOpenRequests } = await import('./calls.ts');
      const priority = client.getQueryData<OpenRequests>(openRequestsKey) ? 'background' : 'visible';
      return fetchOpenRequests(api, { priority, signal });
    },
    staleTime: staleAfter.requests,
    gcTime: cachedFor.requests,
    refetchInterval: pace.requests,
    refetchIntervalInBackground: false,
  });
}
