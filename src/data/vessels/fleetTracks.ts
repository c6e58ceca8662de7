import { queryOptions } from '@tanstack/react-query';
import { cachedFor, staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { RequestPriority } from '#/data/http/spending.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';
import { systemClock } from '#/time/clock.ts';
import { hour } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { fetchFutureTrack, fetchVesselTrack, type PortIds } from './calls.ts';

/** Nautical miles: less than a pixel on a map of a whole coast, a tenth of what a vessel makes in a quarter of an hour. */
const tolerance = 0.25;

/** What a fleet needs of a leg to come: the points of every minute are thinned, or two hundred vessels fill a device. */
export function fleetFutureQuery(api: Api, vesselId: string, leg: PortIds, priority: RequestPriority) {
  return queryOptions({
    queryKey: ['fleetTrack', vesselId, 'future', leg.previousPortId, leg.portId] as const,
    queryFn: async ({ signal }): Promise<Track> =>
      (await fetchFutureTrack(api, vesselId, leg, { priority, signal, tolerance })).track,
    staleTime: staleAfter.fleetTracks,
    gcTime: cachedFor.fleetTracks,
  });
}

/** What a fleet needs of the past track of a vessel since it left its last port, or since the map begins. */
export function fleetPastQuery(api: Api, vesselId: string, from: Instant, priority: RequestPriority) {
  const begin = instant(Math.floor(from / hour) * hour);
  return queryOptions({
    queryKey: ['fleetTrack', vesselId, 'past', begin] as const,
    queryFn: async ({ signal }): Promise<Track> => {
      const span = { from: begin, to: systemClock.now() };
      return (await fetchVesselTrack(api, vesselId, span, { priority, signal, tolerance })).track;
    },
    staleTime: staleAfter.fleetTracks,
    gcTime: cachedFor.fleetTracks,
  });
}
