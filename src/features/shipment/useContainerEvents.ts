import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { rawEventsQuery, transportEventsQuery } from '#/queries/containerEvents.ts';
import { pace } from '#/queries/freshness.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** The history and the estimates of a container, read again at the pace of the shipment they belong to. */
export function useContainerEvents(containerId: string) {
  const api = route.useRouteContext({ select: (context) => context.api });
  const events = useQuery({ ...transportEventsQuery(api, containerId), refetchInterval: pace.shipment });
  const raw = useQuery({ ...rawEventsQuery(api, containerId), refetchInterval: pace.shipment });
  return { events, raw };
}
