import type { QueryClient } from '@tanstack/react-query';
import { isFeatureMissing } from '#/data/cache/absence.ts';
import { staleAfter } from '#/data/cache/freshness.ts';
import type { Api } from '#/data/http/api.ts';
import type { Clock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import {
  createPositionTasks,
  type KnownPositions,
  type PositionKind,
  type PositionPlan,
  type PositionTask,
} from './positionTasks.ts';

interface Failure {
  readonly error: unknown;
  readonly at: Instant;
}

/** What has been read so far. A new object whenever something has come. */
export interface FleetPositions extends KnownPositions {
  /** What could not be read the last time, by the key of its sailing or leg. */
  readonly failed: ReadonlyMap<string, Failure>;
  /** What is wanted, was never read and has not failed: keys of sailings, `future …` and `past …` of vessels. */
  readonly waiting: ReadonlySet<string>;
  /** What the service has said that the account may not read. */
  readonly notEnabled: ReadonlySet<PositionKind>;
}

export interface PositionReader {
  readonly snapshot: () => FleetPositions;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what is missing or too old. A newer plan takes the place of an older one at once. */
  readonly want: (plan: PositionPlan) => void;
  /** Tries again at once what failed. */
  readonly retry: () => void;
  /** Asks for nothing more; what is on its way still comes and is cached. */
  readonly stop: () => void;
}

/** The background lane of the scheduler runs two (api/scheduler.ts); more would only wait there in a fixed order. */
const atOnce = 2;
/** What failed is tried again no more often than a vessel is located: a fleet that fails as a whole has a budget too. */
const pauseAfterFailure = staleAfter.positions;

/**
 * Reads the positions of a fleet within the request budget, the most wanted first. The answers are cached by the query
 * client, so that they survive leaving the page. What failed is tried again after a pause; of what the account may not
 * read, nothing is asked again.
 */
export function createPositionReader(api: Api, client: QueryClient, clock: Clock): PositionReader {
  const tasks = createPositionTasks(api, client, clock);
  const underWay = new Set<string>();
  const failed = new Map<string, Failure>();
  const notEnabled = new Set<PositionKind>();
  const listeners = new Set<() => void>();
  let plan: PositionPlan | null = null;
  let snapshot: FleetPositions = {
    ...tasks.known,
    failed: new Map(),
    waiting: new Set(),
    notEnabled: new Set(),
  };

  const allowed = () => (plan ? tasks.all(plan).filter(({ kind }) => !notEnabled.has(kind)) : []);

  function publish(): void {
    const unread = allowed().filter(({ key, readAt }) => readAt === 0 && !failed.has(key));
    const waiting = new Set(unread.map(({ key }) => key));
    snapshot = { ...tasks.known, failed: new Map(failed), waiting, notEnabled: new Set(notEnabled) };
    for (const listener of listeners) listener();
  }

  function pump(): void {
    const now = clock.now();
    const isDue = ({ key, readAt, staleAfter: stale }: PositionTask) =>
      !underWay.has(key) &&
      now - readAt >= stale &&
      now - (failed.get(key)?.at ?? -Infinity) >= pauseAfterFailure;
    for (const task of allowed().filter(isDue)) {
      // Whoever has just selected a vessel does not wait for two others.
      if (underWay.size >= atOnce && task.lane !== 'user') return;
      underWay.add(task.key);
      void run(task);
    }
  }

  async function run({ key, kind, read }: PositionTask): Promise<void> {
    try {
      await read();
      failed.delete(key);
    } catch (error) {
      if (isFeatureMissing(error)) notEnabled.add(kind);
      else failed.set(key, { error, at: clock.now() });
    }
    underWay.delete(key);
    publish();
    pump();
  }

  return {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want(wanted) {
      plan = wanted;
      publish();
      pump();
    },
    retry() {
      failed.clear();
      publish();
      pump();
    },
    stop() {
      plan = null;
    },
  };
}
