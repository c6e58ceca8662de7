import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Lane } from '#/api/scheduler.ts';
import type { PortIds } from '#/api/vessels.ts';
import { cachedFor, staleAfter } from './freshness.ts';

/** The projected route of a vessel between two ports, minute by minute, loaded once for the whole leg. */
export function futureTrackQuery(
  api: Api,
  vesselId: string,
  { previousPortId, portId }: PortIds,
  lane: Lane,
) {
  return queryOptions({
    queryKey: ['vessel', vesselId, 'future', previousPortId, portId] as const,
    queryFn: async ({ signal }) => {
      const { fetchFutureTrack } = await import('#/api/vessels.ts');
      return fetchFutureTrack(api, vesselId, { previousPortId, portId }, { lane, signal });
    },
    staleTime: staleAfter.positions,
    gcTime: cachedFor.positions,
  });
}
