import { defineConfig } from 'vitest/config';

/** `npm run test:gateway`: the gateway as nginx runs it, with the embedded service behind it. */
export default defineConfig({
  test: {
    include: ['deploy/gateway/test/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The files of a worker share what is built for them. Most of a file is waiting for a clock, so three share the machine.
    isolate: false,
    maxWorkers: 3,
  },
});
