import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { readList } from '#/data/http/jsonapi.ts';
import { pathOf, readPages } from '#/data/http/pages.ts';
import { latestOfEach, type OpenRequests, type TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { toTrackingRequest, trackingRequestSchema } from './schema.ts';

/** What has not become a shipment: it failed, or it waits. */
const openStatuses = ['failed', 'pending', 'awaiting_manifest'] as const;
type OpenStatus = (typeof openStatuses)[number];

/** Newest first, so what is cut off is the oldest. */
const maxPages = 5;

/** The newest requests that became a shipment: those of one page. */
export async function fetchCreatedRequests(api: Api, options: CallOptions): Promise<OpenRequests> {
  return readStatus(api, 'created', options, 1);
}

/** The tracking requests that have not become a shipment, of each status as many as a person may still look at. */
export async function fetchOpenRequests(api: Api, options: CallOptions): Promise<OpenRequests> {
  const lists = await Promise.all(openStatuses.map((status) => readStatus(api, status, options)));
  return {
    requests: latestOfEach(lists.flatMap(({ requests }) => requests)),
    cut: lists.flatMap(({ cut }) => cut),
    skipped: lists.reduce((sum, { skipped }) => sum + skipped, 0),
  };
}

async function readStatus(
  api: Api,
  status: OpenStatus | 'created',
  options: CallOptions,
  limit = maxPages,
): Promise<OpenRequests> {
  const path = pathOf(['tracking_requests'], { 'filter[status]': status, 'page[size]': '100' });
  const requests: TrackingRequest[] = [];
  let isWhole = false;
  let skipped = 0;
  try {
    for await (const { document, last } of readPages(api, path, { ...options, maxPages: limit })) {
      const { records, skipped: unread } = readList(document, trackingRequestSchema, toTrackingRequest);
      const asked = records.filter((request) => request.status === status);
      requests.push(...asked);
      skipped += unread;
      isWhole = last;
      // Filters that a service does not know are ignored without a word (docs/interface.md 1.2): reading on would read
      // every request the account ever made.
      if (asked.length < records.length) break;
    }
  } catch (error) {
    // Live documents list only `created`, `pending` and `failed` as values of this filter (docs/interface.md 2.1).
    const isUnknownValue = error instanceof ApiError && error.kind === 'invalid';
    if (status !== 'awaiting_manifest' || !isUnknownValue) throw error;
  }
  return { requests, cut: isWhole ? [] : [status], skipped };
}
