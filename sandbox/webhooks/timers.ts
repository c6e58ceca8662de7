/** The clock of the machine and its timers, injected so that tests can drive them. */
export interface Timers {
  /** Milliseconds since the epoch. */
  now(): number;
  /** @returns ends it before it has run */
  after(milliseconds: number, run: () => void): () => void;
}

/** A timer cannot be longer than 24 days, and a look that finds nothing due costs next to nothing. */
const longest = 60 * 60_000;

/** They do not keep the process. */
export const systemTimers: Timers = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, milliseconds), longest)).unref();
    return () => clearTimeout(timer);
  },
};
