import type { Api, CallOptions } from '#/data/http/api.ts';
import { ApiError } from '#/data/http/errors.ts';
import { pathOf } from '#/data/http/pages.ts';
import { systemTimers, type Timers } from '#/data/http/timers.ts';
import { type Instant, toIso } from '#/time/instant.ts';
import {
  readTrack,
  type TrackAnswer,
  type TrackJob,
  type TrackOrder,
  type TrackResult,
  type VesselTrack,
} from './trackJob.ts';

/** A worker of a few kilobytes from this origin listens within a tenth of a second, or something is wrong. */
const startLimitMs = 5_000;
const readLimitMs = 30_000;

/** A span of time; both ends count. */
export interface TrackSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** The two ports of a leg, by their ids. */
export interface PortIds {
  readonly previousPortId: string;
  readonly portId: string;
}

export interface TrackOptions extends CallOptions, Pick<TrackOrder, 'tolerance'> {}

const reader = createTrackReader(
  () => new Worker(new URL('./tracks.worker.ts', import.meta.url), { type: 'module' }),
);

/**
 * A vessel at its last reported position, and its positions of a span, thinned (docs/interface.md 7).
 *
 * @param id its id or its IMO number
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export function fetchVesselTrack(
  api: Api,
  id: string,
  { from, to }: TrackSpan,
  options: TrackOptions,
): Promise<VesselTrack> {
  const path = pathOf(['vessels', id], {
    'show_positions[from_timestamp]': toIso(from),
    'show_positions[to_timestamp]': toIso(to),
  });
  return fetchTrack(api, path, 'asReported', options);
}

/**
 * The projected route of a vessel from one port to the next, minute by minute (docs/interface.md 2.3), thinned. Empty
 * where the service has no such leg of it.
 *
 * @throws {ApiError} with status 403 where the account lacks the routing feature
 */
export function fetchFutureTrack(
  api: Api,
  id: string,
  { previousPortId, portId }: PortIds,
  options: TrackOptions,
): Promise<VesselTrack> {
  const path = pathOf(['vessels', id, 'future_positions'], {
    port_id: portId,
    previous_port_id: previousPortId,
  });
  return fetchTrack(api, path, 'expected', options);
}

async function fetchTrack(
  api: Api,
  path: string,
  positionsAre: TrackOrder['positionsAre'],
  { tolerance, ...options }: TrackOptions,
): Promise<VesselTrack> {
  reader.start();
  const bytes = await api.readBytes(path, options);
  return reader.read(bytes, { positionsAre, tolerance }, options.signal);
}

/** What the reader needs of a worker. */
export type TrackWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Reads the tracks of vessels away from the page's own thread. */
interface TrackReader {
  /** Starts the worker, while the answer is still on its way. */
  start(): void;
  /**
   * Reads a track. Where the browser has no workers, or the worker does not start, the page reads it by itself.
   *
   * @param bytes the page has them no more afterwards
   * @throws {ApiError} `malformed` for what is no vessel, `aborted` by the signal, `timeout` or `unexpected` where the
   *   worker has stopped; the next read starts another one
   */
  read(bytes: ArrayBuffer, order: TrackOrder, signal: AbortSignal | undefined): Promise<VesselTrack>;
}

export function createTrackReader(
  createWorker: () => TrackWorker,
  timers: Timers = systemTimers,
): TrackReader {
  const open = new Map<number, (result: TrackResult) => void>();
  let lastId = 0;
  /** Once it listens; null inside where it does not start. A worker that failed would take the bytes along. */
  let worker: Promise<TrackWorker | null> | null = null;

  const start = () => (worker ??= startWorker());

  function startWorker(): Promise<TrackWorker | null> {
    const started = createOrNull(createWorker);
    if (!started) return Promise.resolve(null);
    return new Promise((resolve) => {
      let listens = false;
      const giveUp = () => {
        started.terminate();
        resolve(null);
      };
      const cancelTimer = timers.after(startLimitMs, giveUp);
      started.addEventListener('error', () => {
        cancelTimer();
        if (listens) end(started, 'ours');
        else giveUp();
      });
      started.addEventListener('message', ({ data }: MessageEvent<TrackAnswer>) => {
        if ('id' in data) {
          open.get(data.id)?.(data);
          return;
        }
        listens = true;
        cancelTimer();
        resolve(started);
      });
    });
  }

  /** Ends a worker and all that waits for it. */
  function end(listening: TrackWorker, kind: 'timeout' | 'ours'): void {
    listening.terminate();
    worker = null;
    const problem = new ApiError({ kind, detail: 'The positions could not be read.' });
    for (const settle of open.values()) settle({ problem });
  }

  function ask(
    listening: TrackWorker,
    bytes: ArrayBuffer,
    order: TrackOrder,
    signal: AbortSignal | undefined,
  ): Promise<VesselTrack> {
    return new Promise((resolve, reject) => {
      const id = ++lastId;
      const settle = (result: TrackResult) => {
        open.delete(id);
        cancelTimer();
        signal?.removeEventListener('abort', cancel);
        if ('read' in result) resolve(result.read);
        else reject(new ApiError(result.problem));
      };
      const cancel = () => settle({ problem: { kind: 'aborted' } });
      const cancelTimer = timers.after(readLimitMs, () => end(listening, 'timeout'));
      open.set(id, settle);
      signal?.addEventListener('abort', cancel, { once: true });
      const job: TrackJob = { id, bytes, ...order };
      listening.postMessage(job, { transfer: [bytes] });
    });
  }

  return {
    start: () => void start(),
    async read(bytes, order, signal) {
      const listening = await start();
      if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
      if (listening) return ask(listening, bytes, order, signal);
      return readTrack(bytes, order);
    },
  };
}

/** Null where the browser, or a policy of the page, does not allow workers. */
function createOrNull(create: () => TrackWorker): TrackWorker | null {
  try {
    return create();
  } catch {
    return null;
  }
}
