import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { beginBulkWrites, writeDuration } from '#/data/shipments/bulkWrites.ts';
import type { BulkWrite } from '#/domain/list/bulkChange.ts';
import { type BulkRun, setBulkRun } from './bulkRun.ts';

const route = getRouteApi('/_app/shipments');

/** How to begin a bulk change, and how long one takes. */
export function useBegin() {
  const client = useQueryClient();
  const api = route.useRouteContext({ select: (context) => context.api });
  return {
    begin: (writes: readonly BulkWrite[], run: Omit<BulkRun, 'batch'>) =>
      setBulkRun({ ...run, batch: beginBulkWrites(api, client, writes) }),
    durationOf: (writes: number) => writeDuration(writes, api.requestsPerMinute),
  };
}
