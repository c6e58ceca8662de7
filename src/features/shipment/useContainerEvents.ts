import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { pace } from '#/data/cache/freshness.ts';
import { atPace } from '#/data/cache/paced.ts';
import { rawEventsQuery, transportEventsQuery } from '#/data/events/queries.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** The history and the estimates of a container, if there is one; read again at the pace of its shipment. */
export function useContainerEvents(containerId: string | null) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const reading = { enabled: containerId !== null, refetchInterval: atPace(pace.shipment) };
  const events = useQuery({ ...transportEventsQuery(api, containerId ?? ''), ...reading });
  const raw = useQuery({ ...rawEventsQuery(api, containerId ?? ''), ...reading });
  return { events, raw };
}
