import { queryOptions } from '@tanstack/react-query';
import { staleAfter } from '#/data/cache/freshness.ts';
import { withAge } from '#/data/cache/withAge.ts';
import type { Api } from '#/data/http/api.ts';
import { fetchRawEvents, fetchTransportEvents } from './calls.ts';

/** The normalized history of a container, in the order of the service. */
export function transportEventsQuery(api: Api, containerId: string) {
  return queryOptions({
    queryKey: ['container', containerId, 'transportEvents'] as const,
    queryFn: (context) =>
      withAge(context, (options) => fetchTransportEvents(api, containerId, { priority: 'user', ...options })),
    staleTime: staleAfter.events,
  });
}

/** The raw events of a container: the only source of what is expected. */
export function rawEventsQuery(api: Api, containerId: string) {
  return queryOptions({
    queryKey: ['container', containerId, 'rawEvents'] as const,
    queryFn: (context) =>
      withAge(context, (options) => fetchRawEvents(api, containerId, { priority: 'user', ...options })),
    staleTime: staleAfter.events,
  });
}
