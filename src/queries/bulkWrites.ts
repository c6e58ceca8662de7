import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import { ApiError } from '#/api/errors.ts';
import { bulkShare } from '#/api/scheduler.ts';
import { type Batch, createBatch } from '#/async/batch.ts';
import { type BulkWrite, undoField, undoLabels, undoTracking } from '#/domain/list/bulkChange.ts';
import { minute } from '#/time/durations.ts';
import { editField } from './editField.ts';
import { editLabels } from './editLabels.ts';
import { errorWords } from './errorWords.ts';
import { setTracking } from './setTracking.ts';
import { showGathered } from './showShipment.ts';
import { whyNotSaved } from './writeFailure.ts';

/** Writes, each of which gives the one that undoes it. */
export type BulkBatch = Batch<BulkWrite, BulkWrite>;

/** Each write of a value reads its record first, so that it overwrites nothing that somebody else wrote. */
const requestsPerWrite = 2;

/** Milliseconds that so many writes take within the request budget. */
export function writeDuration(writes: number, requestsPerMinute: number): number {
  return ((writes * requestsPerWrite) / (requestsPerMinute * bulkShare)) * minute;
}

const atOnce = 3;

/** Carries out writes a few at a time, within the request budget. */
export function beginBulkWrites(api: Api, client: QueryClient, writes: readonly BulkWrite[]): BulkBatch {
  const options = { lane: 'bulk' } as const;
  const batch = createBatch<BulkWrite, BulkWrite>({
    items: writes,
    atOnce,
    stopsAll: (error) => error instanceof ApiError && standsInEveryWay.has(error.kind),
    perform: async (write) => {
      if (write.kind === 'labels') {
        return undoLabels(write, await editLabels(api, client, write.target, write, options));
      }
      if (write.kind === 'field') {
        return undoField(write, await editField(api, client, write.target, write, options));
      }
      const { shipment, isTracked } = write;
      return undoTracking(write, await setTracking(api, client, shipment, isTracked, options));
    },
  });
  batch.subscribe(() => {
    if (batch.status().state !== 'running') showGathered(client);
  });
  return batch;
}

const standsInEveryWay: ReadonlySet<ApiError['kind']> = new Set<ApiError['kind']>([
  'offline',
  'unreachable',
  'unauthorized',
  'signedOut',
  'forbidden',
  'rateLimited',
]);

/** What undoes all that a batch carried out. */
export function undoWrites(batch: BulkBatch): BulkWrite[] {
  return batch.outcomes().flatMap(({ outcome }) => (outcome.kind === 'done' ? [outcome.result] : []));
}

/** Why a write was not made, in a sentence or two. */
export function whyNotChanged(write: BulkWrite, error: unknown): string {
  return whyNotSaved(error, write.kind === 'labels' ? write.labels : []);
}

/** Why a batch paused by itself. */
export function pauseWords(error: unknown): string {
  const { title, why } = errorWords(error);
  return `${title}. ${why}`;
}
