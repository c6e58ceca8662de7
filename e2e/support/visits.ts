import { readDist } from '#server/dist.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './servers.ts';
import { serveWorld } from './serveWorld.ts';
import { test as base } from './test.ts';

interface Visits {
  /** Lets the service behind the same address, and the clock of the page, stand at another time. */
  readonly goOnAt: (now: string) => Promise<void>;
}

/**
 * For journeys over more than one visit: a server of their own, on one address so that the browser keeps what it keeps,
 * with the same simulated world at a time after another.
 */
export const test = base.extend<Visits>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(serverUrl(FIRST_PORT + WORKERS + parallelIndex));
  },

  goOnAt: async ({ page }, provide, { parallelIndex }) => {
    const dist = await readDist('dist');
    let close = async (): Promise<void> => {};
    await provide(async (now) => {
      // A visit ends with its page, which may still be loading what comes after the first drawing.
      await page.goto('about:blank');
      await close();
      const serving = await serveWorld(
        {
          PORT: String(FIRST_PORT + WORKERS + parallelIndex),
          SANDBOX_NOW: now,
          SANDBOX_DB: ':memory:',
          SANDBOX_RATE_LIMIT: '0',
          // Receivers are on this machine, and a day of attempts takes seconds.
          SANDBOX_WEBHOOK_TARGETS: 'loopback',
          SANDBOX_WEBHOOK_SPEED: '100000',
        },
        dist,
      );
      close = () => serving.close();
      await page.clock.setSystemTime(now);
    });
    await page.close();
    await close();
  },
});
