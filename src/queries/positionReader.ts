import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '#/api/api.ts';
import type { Clock } from '#/time/clock.ts';
import { isFeatureMissing } from './errorWords.ts';
import {
  createPositionTasks,
  type KnownPositions,
  type PositionPlan,
  type PositionTask,
} from './positionTasks.ts';

/** What has been read so far. A new object whenever something has come. */
export interface FleetPositions extends KnownPositions {
  /** What could not be read, by the key of its sailing or leg, with the error. */
  readonly failed: ReadonlyMap<string, unknown>;
  /** What is wanted, was never read and has not failed: keys of sailings, `future …` and `past …` of vessels. */
  readonly waiting: ReadonlySet<string>;
  /** False once the service has said that the account may not read positions. */
  readonly enabled: boolean;
}

export interface PositionReader {
  readonly snapshot: () => FleetPositions;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads what is missing or too old. A newer plan takes the place of an older one at once. */
  readonly want: (plan: PositionPlan) => void;
  /** Tries again what failed. */
  readonly retry: () => void;
  /** Asks for nothing more; what is on its way still comes and is kept. */
  readonly stop: () => void;
}

/** The background lane of the scheduler runs two (api/scheduler.ts); more would only wait there in a fixed order. */
const atOnce = 2;

/**
 * Reads the positions of a fleet within the request budget, the most wanted first. The answers are kept by the query
 * client, so that they survive leaving the page. Where the account lacks the feature, nothing is asked again.
 */
export function createPositionReader(api: Api, client: QueryClient, clock: Clock): PositionReader {
  const tasks = createPositionTasks(api, client, clock);
  const underWay = new Set<string>();
  const failed = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let plan: PositionPlan | null = null;
  let enabled = true;
  let snapshot: FleetPositions = { ...tasks.known, failed: new Map(), waiting: new Set(), enabled };

  function publish(): void {
    const unread = plan ? tasks.all(plan).filter(({ key, readAt }) => readAt === 0 && !failed.has(key)) : [];
    const waiting = new Set(unread.map(({ key }) => key));
    snapshot = { ...tasks.known, failed: new Map(failed), waiting, enabled };
    for (const listener of listeners) listener();
  }

  function pump(): void {
    if (!plan || !enabled) return;
    const now = clock.now();
    const open = tasks
      .all(plan)
      .filter(
        ({ key, readAt, staleAfter }) => !underWay.has(key) && !failed.has(key) && now - readAt >= staleAfter,
      );
    for (const task of open) {
      // Whoever has just selected a vessel does not wait for two others.
      if (underWay.size >= atOnce && task.lane !== 'user') return;
      underWay.add(task.key);
      void run(task);
    }
  }

  async function run({ key, read }: PositionTask): Promise<void> {
    try {
      await read();
    } catch (error) {
      if (isFeatureMissing(error)) enabled = false;
      else failed.set(key, error);
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
