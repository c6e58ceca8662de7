/** Runs something later. Injected, so that tests drive waiting with a virtual clock. */
export interface Timers {
  /** Returns what calls it off. */
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
    const callOff = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = timers.after(milliseconds, () => {
      signal?.removeEventListener('abort', callOff);
      resolve();
    });
    if (signal?.aborted) callOff();
    else signal?.addEventListener('abort', callOff, { once: true });
  });
}
