/** What became of one item of a batch. */
export type BatchOutcome<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface BatchStatus {
  readonly state: 'running' | 'paused' | 'ended';
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Why it paused by itself; null where somebody paused it, and while it runs. */
  readonly pausedBy: unknown;
}

/** Work on many items, a few at a time, each begun once. */
export interface Batch<Item, Result> {
  /** For useSyncExternalStore. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly status: () => BatchStatus;
  /** Those that came to an end, in the order of the items. */
  readonly outcomes: () => readonly { readonly item: Item; readonly outcome: BatchOutcome<Result> }[];
  /** Begins no more items; those under way come to their end. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Leaves out what was not begun. What paused it failed: it may have been carried out. */
  readonly stop: () => void;
  /** Begins those that failed once more. */
  readonly retry: () => void;
}

export interface BatchWork<Item, Result> {
  readonly items: readonly Item[];
  readonly perform: (item: Item) => Promise<Result>;
  /** Whether a failure stands in the way of every item: this one then waits for `resume` with the rest. */
  readonly stopsAll: (error: unknown) => boolean;
  readonly atOnce: number;
}

export function createBatch<Item, Result>(work: BatchWork<Item, Result>): Batch<Item, Result> {
  const { items, perform, stopsAll, atOnce } = work;
  const outcomes = new Map<number, BatchOutcome<Result>>();
  const listeners = new Set<() => void>();
  /** Those that paused the batch: begun once, their outcome unknown, and to be begun again. */
  const interrupted = new Map<number, unknown>();
  let waiting = items.map((_, index) => index);
  let running = 0;
  let dropped = 0;
  let done = 0;
  let paused: { readonly by: unknown } | null = null;
  let isStopped = false;
  let status = look();

  function look(): BatchStatus {
    const state = waiting.length + running === 0 ? 'ended' : paused ? 'paused' : 'running';
    return {
      state,
      total: items.length - dropped,
      done,
      failed: outcomes.size - done,
      pausedBy: state === 'paused' ? (paused?.by ?? null) : null,
    };
  }

  function publish(): void {
    status = look();
    for (const notify of listeners) notify();
  }

  function pump(): void {
    while (!paused && running < atOnce) {
      const index = waiting.shift();
      if (index === undefined) break;
      running += 1;
      void begin(index);
    }
    publish();
  }

  async function begin(index: number): Promise<void> {
    try {
      const result = await perform(items[index] as Item);
      outcomes.set(index, { kind: 'done', result });
      done += 1;
      interrupted.delete(index);
    } catch (error) {
      if (stopsAll(error) && !isStopped) {
        interrupted.set(index, error);
        waiting = [index, ...waiting];
        paused ??= { by: error };
      } else {
        outcomes.set(index, { kind: 'failed', error });
        interrupted.delete(index);
      }
    }
    running -= 1;
    pump();
  }

  pump();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    status: () => status,
    outcomes: () =>
      items.flatMap((item, index) => {
        const outcome = outcomes.get(index);
        return outcome ? [{ item, outcome }] : [];
      }),
    pause() {
      paused ??= { by: null };
      publish();
    },
    resume() {
      paused = null;
      pump();
    },
    stop() {
      isStopped = true;
      for (const index of waiting) {
        if (interrupted.has(index)) outcomes.set(index, { kind: 'failed', error: interrupted.get(index) });
        else dropped += 1;
      }
      interrupted.clear();
      waiting = [];
      publish();
    },
    retry() {
      const failed = [...outcomes].filter(([, { kind }]) => kind === 'failed').map(([index]) => index);
      for (const index of failed) outcomes.delete(index);
      waiting = [...failed, ...waiting];
      isStopped = false;
      paused = null;
      pump();
    },
  };
}
