/** Runs something later. Injected, so that tests drive waiting with a virtual clock. */
export interface Timers {
  /** @returns a function that cancels it */
  after(milliseconds: number, run: () => void): () => void;
}

export const systemTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Resolves after a while; rejects with the signal's reason as soon as it aborts. */
export function wait(timers: Timers, milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = timers.after(milliseconds, () => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    });
    if (signal?.aborted) onAbort();
    else signal?.addEventListener('abort', onAbort, { once: true });
  });
}
