import { queryOptions } from '@tanstack/react-query';
import { staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import { fetchCarriers } from './calls.ts';

/** The carriers that the account may track with. */
export function carriersQuery(api: Api) {
  return queryOptions({
    queryKey: ['carriers'] as const,
    queryFn: ({ signal }) => fetchCarriers(api, { priority: 'user', signal }),
    staleTime: staleAfter.carriers,
  });
}
