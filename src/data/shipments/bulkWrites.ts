import { type QueryClient, mutationOptions } from '@tanstack/react-query';
import { type Batch, createBatch } from '#/async/batch.ts';
import { describeError } from '#/data/cache/describeError.ts';
import { shipmentsKey } from '#/data/cache/recordKeys.ts';
import { whyNotSaved } from '#/data/cache/writeFailure.ts';
import { refreshContainers } from '#/data/containers/calls.ts';
import { editField } from '#/data/customFields/editField.ts';
import { fleetKey } from '#/data/fleet/queries.ts';
import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError, isUnclear } from '#/data/http/errors.ts';
import { bulkShare } from '#/data/http/scheduler.ts';
import { type BulkWrite, undoField, undoLabels, undoTracking } from '#/domain/list/bulkChange.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { stop } from '#/language/punctuation.ts';
import { minute } from '#/time/durations.ts';
import { fetchShipment } from './calls.ts';
import { writeTracking } from './changeCalls.ts';
import { editLabels } from './editLabels.ts';
import { showGathered } from './showShipment.ts';
import { writeShipment } from './writeShipment.ts';

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
  const options = { priority: 'bulk' } as const;
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
export function describePause(error: unknown): string {
  const { title, why } = describeError(error);
  return `${title}${stop}${why}`;
}

/**
 * Stops or resumes tracking at the carrier (docs/interface.md 2.1). What the service says of it shows once it has
 * answered. Where its answer is lost, reading the shipment again settles what became of it.
 */
function setTracking(
  api: Api,
  client: QueryClient,
  { id, carrierTracking }: Shipment,
  isTracked: boolean,
  options: CallOptions,
): Promise<CarrierTracking> {
  return writeShipment<CarrierTracking>(client, {
    shipmentId: id,
    priority: options.priority,
    place: 'tracking',
    put: (shipment, value) => ({ ...shipment, carrierTracking: value }),
    expected: carrierTracking,
    send: async () => {
      const read = async () => (await fetchShipment(api, id, { ...options, exact: true })).carrierTracking;
      try {
        const saved = (await writeTracking(api, id, isTracked, options)) ?? (await read());
        if (isStopped(saved) === isTracked) throw new ApiError({ kind: 'unexpected' });
        return saved;
      } catch (error) {
        if (!isUnclear(error)) throw error;
        const found = await read().catch(() => null);
        if (!found || isStopped(found) === isTracked) throw error;
        return found;
      }
    },
    before: () => carrierTracking,
  });
}

/** What became of a refresh: how many containers the service took, its own words, and what stopped the rest. */
export interface Refreshed {
  readonly count: number;
  readonly messages: readonly string[];
  /** Null where all were taken. */
  readonly failure: unknown;
}

/** The service takes so many in one call (docs/interface.md 2.6). */
const maxInCall = 100;

/** Asks the sources of containers again. The calls have a bucket of their own: after one that fails none is sent. */
export function refreshContainersMutation(api: Api, client: QueryClient) {
  return mutationOptions<Refreshed, never, readonly string[]>({
    mutationFn: async (ids) => {
      const messages = new Set<string>();
      for (let count = 0; count < ids.length; count += maxInCall) {
        try {
          const some = ids.slice(count, count + maxInCall);
          const message = await refreshContainers(api, some, { priority: 'user' });
          if (message !== null) messages.add(message);
        } catch (failure) {
          return { count, messages: [...messages], failure };
        }
      }
      return { count: ids.length, messages: [...messages], failure: null };
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: fleetKey });
      void client.invalidateQueries({ queryKey: shipmentsKey });
    },
  });
}
