import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { staleAfter } from './freshness.ts';

/** The carriers that the account may track with. */
export function carriersQuery(api: Api) {
  return queryOptions({
    queryKey: ['carriers'] as const,
    queryFn: async ({ signal }) => {
      const { fetchCarriers } = await import('#/api/carriers.ts');
      return fetchCarriers(api, { lane: 'user', signal });
    },
    staleTime: staleAfter.carriers,
  });
}
