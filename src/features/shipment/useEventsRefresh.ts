import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { rawEventsQuery, transportEventsQuery } from '#/data/events/queries.ts';
import { containerRouteQuery } from '#/data/routes/queries.ts';

const route = getRouteApi('/_app/shipments/$shipmentId');

/** Reads events and route of a container again, so that one refresh renews the whole page. */
export function useEventsRefresh(): (containerId: string) => void {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return (containerId) => {
    const queries = [
      transportEventsQuery(api, containerId),
      rawEventsQuery(api, containerId),
      containerRouteQuery(api, containerId),
    ];
    for (const { queryKey } of queries) {
      void client.invalidateQueries({ queryKey });
    }
  };
}
