import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { fetchRawEvents, fetchTransportEvents } from '#/api/events.ts';
import { staleAfter } from './freshness.ts';

/** The normalized history of a container, in the order of the service. */
export function transportEventsQuery(api: Api, containerId: string) {
  return queryOptions({
    queryKey: ['container', containerId, 'transportEvents'] as const,
    queryFn: ({ signal }) => fetchTransportEvents(api, containerId, { lane: 'user', signal }),
    staleTime: staleAfter.events,
  });
}

/** The raw events of a container: the only source of what is expected. */
export function rawEventsQuery(api: Api, containerId: string) {
  return queryOptions({
    queryKey: ['container', containerId, 'rawEvents'] as const,
    queryFn: ({ signal }) => fetchRawEvents(api, containerId, { lane: 'user', signal }),
    staleTime: staleAfter.events,
  });
}
