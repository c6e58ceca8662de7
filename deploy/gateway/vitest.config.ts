import { defineConfig } from 'vitest/config';

/** `npm run test:gateway`: the gateway as nginx runs it, with the embedded service behind it. */
export default defineConfig({
  test: {
    include: ['deploy/gateway/test/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The files share what is built for them, and none is slowed down by the load that another makes.
    isolate: false,
    fileParallelism: false,
  },
});
