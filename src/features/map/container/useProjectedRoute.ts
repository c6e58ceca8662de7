import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { RouteVessel } from '#/domain/route/route.ts';
import { projectedRoute } from '#/domain/route/projectedRoute.ts';
import { futureTrackQuery } from '#/queries/vesselTracks.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** Where a vessel should be until its next port, minute by minute; `way` is null while that is not known. */
export function useProjectedRoute(running: RouteVessel | null) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [id, from, to] = [running?.vessel.id, running?.from.id, running?.to.id];
  const isKnown = Boolean(id && from && to);
  const ends = { previousPortId: from ?? '', portId: to ?? '' };
  const { data, error, isFetching, refetch } = useQuery({
    ...futureTrackQuery(api, id ?? '', ends, 'visible'),
    enabled: isKnown,
  });
  const way = useMemo(() => (data && isKnown ? projectedRoute(data) : null), [data, isKnown]);
  return { way, error: isKnown ? error : null, isFetching, retry: () => void refetch() };
}
