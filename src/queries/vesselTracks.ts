import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Lane } from '#/api/scheduler.ts';
import type { PortIds } from '#/api/vessels.ts';
import { cachedFor, staleAfter } from './freshness.ts';

/** Nautical miles: 37 m, which is less than a pixel at the closest zoom of the map. */
const tolerance = 0.02;

/** The projected route of a vessel between two ports, loaded once for the whole leg. */
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
      return fetchFutureTrack(api, vesselId, { previousPortId, portId }, { lane, signal, tolerance });
    },
    staleTime: staleAfter.positions,
    gcTime: cachedFor.positions,
  });
}
