import { afterEach, vi } from 'vitest';

// Files share a worker. Vitest's own options restore before the next test, which is after the modules and `beforeAll`
// of the next file have run with what the last test of this one left.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
