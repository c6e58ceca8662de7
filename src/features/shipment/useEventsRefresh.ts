import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { rawEventsQuery, transportEventsQuery } from '#/queries/containerEvents.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** Reads the events of a container again, so that one refresh renews the whole page. */
export function useEventsRefresh(): (containerId: string) => void {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return (containerId) => {
    for (const { queryKey } of [transportEventsQuery(api, containerId), rawEventsQuery(api, containerId)]) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
