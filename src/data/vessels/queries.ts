import { queryOptions } from '@tanstack/react-query';
import { cachedFor, staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { RequestPriority } from '#/data/http/spending.ts';
import { fetchFutureTrack, type PortIds } from './calls.ts';

/** Nautical miles: 37 m, which is less than a pixel at the closest zoom of the map. */
const tolerance = 0.02;

/** The projected route of a vessel between two ports, loaded once for the whole leg. */
export function futureTrackQuery(
  api: Api,
  vesselId: string,
  { previousPortId, portId }: PortIds,
  priority: RequestPriority,
) {
  return queryOptions({
    queryKey: ['vessel', vesselId, 'future', previousPortId, portId] as const,
    queryFn: ({ signal }) =>
      fetchFutureTrack(api, vesselId, { previousPortId, portId }, { priority, signal, tolerance }),
    staleTime: staleAfter.positions,
    gcTime: cachedFor.positions,
  });
}
