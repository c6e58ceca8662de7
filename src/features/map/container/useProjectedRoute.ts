import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { projectedRoute } from '#/domain/route/projectedRoute.ts';
import type { RouteVessel } from '#/domain/route/route.ts';
import { futureTrackQuery } from '#/queries/vesselTracks.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** The projected route of a vessel to its next port; `projected` is null while it is not loaded. */
export function useProjectedRoute(vessel: RouteVessel | null) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const [id, from, to] = [vessel?.vessel.id, vessel?.from.id, vessel?.to.id];
  const isKnown = Boolean(id && from && to);
  const ends = { previousPortId: from ?? '', portId: to ?? '' };
  const { data, error, isFetching, refetch } = useQuery({
    ...futureTrackQuery(api, id ?? '', ends, 'visible'),
    enabled: isKnown,
  });
  const projected = useMemo(() => (data && isKnown ? projectedRoute(data.track) : null), [data, isKnown]);
  const unread = isKnown ? (data?.unread ?? 0) : 0;
  return { projected, unread, error: isKnown ? error : null, isFetching, retry: () => void refetch() };
}
