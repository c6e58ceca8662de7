import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#/data/http/errors.ts';
import { isServerUp } from '#/data/http/request.ts';
import { systemTimers, type Timers, wait } from '#/data/http/timers.ts';
import { minute, second } from '#/time/durations.ts';

interface ServerParts {
  readonly client: QueryClient;
  readonly isUp?: () => Promise<boolean>;
  readonly timers?: Timers;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const shortestPause = 2 * second;
const longestPause = 8 * second;
/** Where the server answers and readings go on failing, the usual pace is enough. */
const longestPatience = minute;

/** Whether it was the server of this page that did not answer. */
function isLost({ state: { error } }: Query): boolean {
  return error instanceof ApiError && error.kind === 'unreachable';
}

/**
 * Asks the server of this page, once it did not answer, until it does, and then reads what was not read: else the page says
 * that the server is not reachable until its next reading. What is asked for is a file, which costs no budget; a hidden page
 * waits until it is shown.
 *
 * @returns ends it
 */
export function awaitServer({
  client,
  isUp = isServerUp,
  timers = systemTimers,
  random = Math.random,
}: ServerParts): () => void {
  const ended = new AbortController();
  const cache = client.getQueryCache();
  let isAsking = false;
  let patience = shortestPause;

  async function readWhenUp(): Promise<void> {
    let pause = patience;
    do {
      await wait(timers, pause * (0.75 + random() / 2), ended.signal);
      pause = Math.max(patience, Math.min(longestPause, pause * 2));
      if (!cache.getAll().some(isLost)) return;
    } while (document.hidden || !(await isUp()));
    patience = Math.min(longestPatience, patience * 2);
    void client.invalidateQueries({ predicate: isLost }, { cancelRefetch: false });
  }

  const unfollow = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success' && !event.action.manual) patience = shortestPause;
    if (isAsking || event.action.type !== 'error' || !isLost(event.query)) return;
    isAsking = true;
    readWhenUp()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  });
  return () => {
    ended.abort();
    unfollow();
  };
}
