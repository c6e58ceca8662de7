import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { pace, staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { ApiError } from '#/data/http/errors.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import type { LineDraft } from '#/domain/tracking/tracking.ts';
import { fetchCreatedRequests } from './calls.ts';
import { createRequest } from './createCalls.ts';
import { requestsKey } from './queries.ts';

/** The newest requests that became a shipment. */
export function createdRequestsQuery(api: Api) {
  return queryOptions({
    queryKey: [...requestsKey, 'created'] as const,
    queryFn: ({ signal }) => fetchCreatedRequests(api, { priority: 'visible', signal }),
    staleTime: staleAfter.requests,
    refetchInterval: pace.requests,
    refetchIntervalInBackground: false,
  });
}

/** After requests were made: every screen that shows them reads them again. */
export function refreshRequests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: requestsKey });
}

/** One request, sent once, for somebody who waits for it. */
export function createRequestMutation(api: Api, client: QueryClient) {
  return mutationOptions<TrackingRequest | null, ApiError, LineDraft>({
    mutationFn: (draft) => createRequest(api, draft, { priority: 'user' }),
    onSettled: () => refreshRequests(client),
  });
}
