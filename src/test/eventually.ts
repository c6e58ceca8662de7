import { vi } from 'vitest';

/** Waits for a fact for as long as a busy machine may need; what is wrong is said when that time is over. */
export const eventually = <T>(fact: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(fact, { timeout: 30_000, interval: 10 });
