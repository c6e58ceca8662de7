import type { Clock } from '#/time/clock.ts';
import { second } from '#/time/durations.ts';
import { type Instant, instant } from '#/time/instant.ts';
import {
  type Bucket,
  buckets,
  type CountedUntil,
  type RequestPriority,
  requestPriorities,
  longestRun,
  type PageNotes,
  spendingOfOthers,
  windowMs,
  writeNote,
} from './spending.ts';
import type { Timers } from './timers.ts';

/** Requests per rolling window of 60 seconds. */
export type Limits = Readonly<Record<Bucket, number>>;

/** How busy the wire is. The same object as long as nothing in it changes. */
export interface RequestStatus {
  readonly running: number;
  /** Those that somebody waits for. */
  readonly waiting: number;
  /** Until when requests other than those in the background are paused; null while they are not. */
  readonly pausedUntil: Instant | null;
}

export interface Scheduler {
  /**
   * Runs a job when the budget and the priorities let it. Rejects with the signal's reason if that aborts while the job
   * still waits; a job that has begun has to look at the signal itself.
   */
  run<T>(
    job: () => Promise<T>,
    place: { priority: RequestPriority; bucket: Bucket; signal?: AbortSignal | undefined },
  ): Promise<T>;
  /**
   * A request was refused: none of the bucket starts before then, a minute from now at most, in its priority and in less
   * urgent ones. A shorter pause does not end a longer one.
   */
  pause(bucket: Bucket, priority: RequestPriority, until: Instant): void;
  /** For useSyncExternalStore. */
  subscribe(listener: () => void): () => void;
  snapshot(): RequestStatus;
}

export interface SchedulerSettings {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly limits: Limits;
  /** What the other pages of this browser have spent counts as well; a page is alone without it. */
  readonly tabs?: PageNotes | undefined;
  /** From 0 to 1: pages that were refused together do not come back at the same moment. */
  readonly random?: () => number;
}

interface Waiting {
  readonly bucket: Bucket;
  readonly begin: () => void;
}

interface Spent {
  readonly priority: RequestPriority;
  readonly startedAt: Instant;
  /** Null while it runs. */
  endedAt: Instant | null;
}

/** How much later than the page that was refused another one goes on at most. */
const spread = second;

/** What part of the general budget long work may spend that somebody began: clicks and pages go first. */
export const bulkShare = 0.75;

/** What part of a bucket may be spent when a priority starts a request, so that something is left for a click. */
const budgetShare: Readonly<Record<Bucket, Readonly<Record<RequestPriority, number>>>> = {
  general: {
    user: 1,
    visible: 0.85,
    bulk: bulkShare,
    background: 0.85,
  },
  // Nothing else spends them: a list takes nearly all.
  infer: { user: 1, visible: 0.95, bulk: 0.95, background: 0.95 },
  create: { user: 1, visible: 0.95, bulk: 0.95, background: 0.95 },
};
/** What part of the budget background work may spend in all. */
const backgroundShare = 0.2;
/** How many requests may run when a priority starts one; a browser keeps six connections to a host (HTTP/1.1). */
const concurrency: Readonly<Record<RequestPriority, number>> = {
  user: 6,
  visible: 5,
  bulk: 4,
  background: 2,
};

/**
 * The request budget as a queue. A request counts against its bucket from its start until a minute after its end, so
 * the service, which sees it at some moment between, never counts more than the limit in any minute.
 */
export function createScheduler({
  clock,
  timers,
  limits,
  tabs,
  random = Math.random,
}: SchedulerSettings): Scheduler {
  const queues: Record<RequestPriority, Waiting[]> = { user: [], visible: [], bulk: [], background: [] };
  const spent: Record<Bucket, Spent[]> = { general: [], infer: [], create: [] };
  const pausedUntil: Record<Bucket, Record<RequestPriority, Instant | null>> = {
    general: noPause(),
    infer: noPause(),
    create: noPause(),
  };
  // By what other pages were answered. It is not passed on, so that pages do not put each other off.
  const pausedByOthersUntil: typeof pausedUntil = { general: noPause(), infer: noPause(), create: noPause() };
  const listeners = new Set<() => void>();
  let running = 0;
  let status: RequestStatus = { running: 0, waiting: 0, pausedUntil: null };
  let cancelWake: (() => void) | null = null;
  let others: readonly CountedUntil[] = [];
  let isShared = true;
  const ownSpread = Math.round(random() * spread);

  function look(now: Instant): void {
    if (!tabs) return;
    const { requests, pauses } = spendingOfOthers(tabs, now);
    others = requests;
    for (const { bucket, priority, until } of pauses) {
      pausedByOthersUntil[bucket][priority] = latest([
        pausedByOthersUntil[bucket][priority],
        later(until, ownSpread),
      ]);
    }
  }

  /** At once, before another page looks. */
  function tell(): void {
    if (isShared || !tabs) return;
    isShared = true;
    const requests = buckets.flatMap((bucket) =>
      spent[bucket].map(({ priority, startedAt, endedAt }): CountedUntil => {
        const until = later(endedAt ?? later(startedAt, longestRun), windowMs);
        return { bucket, priority, until };
      }),
    );
    const pauses = buckets.flatMap((bucket) =>
      requestPriorities.flatMap((priority): CountedUntil[] => {
        const until = pausedUntil[bucket][priority];
        return until === null ? [] : [{ bucket, priority, until }];
      }),
    );
    tabs.leave(writeNote({ requests, pauses }));
  }

  const pauseOf = (bucket: Bucket, priority: RequestPriority): Instant | null =>
    latest([pausedUntil[bucket][priority], pausedByOthersUntil[bucket][priority]]);

  function mayStart(priority: RequestPriority, bucket: Bucket): boolean {
    const limit = limits[bucket];
    const counted = [...spent[bucket], ...others.filter((request) => request.bucket === bucket)];
    if (pauseOf(bucket, priority) !== null || running >= concurrency[priority]) return false;
    if (counted.length >= Math.max(1, Math.floor(limit * budgetShare[bucket][priority]))) return false;
    if (priority !== 'background') return true;
    const background = counted.filter((request) => request.priority === 'background').length;
    return background < Math.max(1, Math.floor(limit * backgroundShare));
  }

  /** What lies more than a window ahead was written before the clock of the device was set back. */
  function dropExpired(now: Instant): void {
    for (const bucket of buckets) {
      spent[bucket] = spent[bucket].filter(
        ({ endedAt }) => endedAt === null || Math.abs(now - endedAt) < windowMs,
      );
      for (const paused of [pausedUntil[bucket], pausedByOthersUntil[bucket]]) {
        for (const priority of requestPriorities) {
          const until = paused[priority];
          if (until !== null && (until <= now || until > now + windowMs + spread)) paused[priority] = null;
        }
      }
    }
  }

  /** Starts whatever may start, the most urgent first, and arranges to look again when that may change. */
  function pump(): void {
    const now = clock.now();
    dropExpired(now);
    look(now);
    for (const priority of requestPriorities) {
      const blocked: Waiting[] = [];
      for (const waiting of queues[priority].splice(0)) {
        if (mayStart(priority, waiting.bucket)) waiting.begin();
        else blocked.push(waiting);
      }
      queues[priority] = blocked.concat(queues[priority]);
    }
    tell();
    planWake();
    publish();
  }

  function planWake(): void {
    cancelWake?.();
    cancelWake = null;
    const now = clock.now();
    const waitsFor = buckets.flatMap((bucket) => {
      const ends = requestPriorities.flatMap((priority) => pauseOf(bucket, priority) ?? []);
      const waits = (priority: RequestPriority) =>
        pauseOf(bucket, priority) === null && queues[priority].some((waiting) => waiting.bucket === bucket);
      if (!requestPriorities.some(waits)) return ends;
      return [
        ...ends,
        ...spent[bucket].flatMap(({ endedAt }) => (endedAt === null ? [] : [endedAt + windowMs])),
        ...others.flatMap((request) => (request.bucket === bucket ? [request.until] : [])),
      ];
    });
    if (waitsFor.length > 0) cancelWake = timers.after(Math.max(1, Math.min(...waitsFor) - now), pump);
  }

  function publish(): void {
    const next = {
      running,
      waiting: queues.user.length + queues.visible.length,
      // What pauses a priority pauses those after it. A pause of background work alone keeps no reader waiting.
      pausedUntil: latest(buckets.map((bucket) => pauseOf(bucket, 'bulk'))),
    };
    if (
      next.running === status.running &&
      next.waiting === status.waiting &&
      next.pausedUntil === status.pausedUntil
    ) {
      return;
    }
    status = next;
    for (const listener of listeners) listener();
  }

  // As long as the page lives. What no page waits for is seen when it asks.
  tabs?.subscribe(() => {
    if (requestPriorities.some((priority) => queues[priority].length > 0)) pump();
  });

  return {
    run(job, { priority, bucket, signal }) {
      return new Promise((resolve, reject) => {
        const leave = () => {
          queues[priority] = queues[priority].filter((other) => other !== waiting);
          reject(signal?.reason);
          publish();
        };
        const waiting: Waiting = {
          bucket,
          begin() {
            signal?.removeEventListener('abort', leave);
            const request: Spent = { priority, startedAt: clock.now(), endedAt: null };
            spent[bucket].push(request);
            running += 1;
            isShared = false;
            const end = () => {
              request.endedAt = clock.now();
              running -= 1;
              isShared = false;
              pump();
            };
            job().then(resolve, reject).finally(end);
          },
        };
        if (signal?.aborted) {
          reject(signal.reason);
          return;
        }
        signal?.addEventListener('abort', leave, { once: true });
        queues[priority].push(waiting);
        pump();
      });
    },
    pause(bucket, refused, until) {
      const asked = instant(Math.min(until, clock.now() + windowMs));
      const paused = pausedUntil[bucket];
      for (const priority of requestPriorities.slice(requestPriorities.indexOf(refused))) {
        paused[priority] = latest([paused[priority], asked]);
      }
      isShared = false;
      pump();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => status,
  };
}

function noPause(): Record<RequestPriority, Instant | null> {
  return { user: null, visible: null, bulk: null, background: null };
}

const later = (at: Instant, milliseconds: number): Instant => instant(at + milliseconds);

function latest(instants: readonly (Instant | null)[]): Instant | null {
  const set = instants.filter((at) => at !== null);
  return set.length > 0 ? instant(Math.max(...set)) : null;
}
