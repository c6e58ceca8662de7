import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Lane } from '#/api/scheduler.ts';
import type { PortIds, Span } from '#/api/vessels.ts';
import { keptFor, staleAfter } from './freshness.ts';

/**
 * Where a vessel was seen in a span, and last.
 *
 * @param span round it, or no two readings are the same
 * @param lane the background lane for many vessels at once
 */
export function vesselTrackQuery(api: Api, vesselId: string, { from, to }: Span, lane: Lane) {
  return queryOptions({
    queryKey: ['vessel', vesselId, 'track', from, to] as const,
    queryFn: async ({ signal }) => {
      const { fetchVesselTrack } = await import('#/api/vessels.ts');
      return fetchVesselTrack(api, vesselId, { from, to }, { lane, signal });
    },
    staleTime: staleAfter.positions,
    gcTime: keptFor.positions,
  });
}

/** The way that a vessel is expected to take between two ports, minute by minute, read once for the whole leg. */
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
    gcTime: keptFor.positions,
  });
}
