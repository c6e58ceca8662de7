import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { type Dist, readDist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';
import { writeAnotherRelease } from './anotherRelease.ts';
import { FIRST_PORT, JOURNEY_NOW, serverUrl, WORKERS } from './servers.ts';
import { expect, test as base } from './test.ts';

interface Server {
  /** Nothing answers any more, as when the cable is cut. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** From now on another release stands there, and no file of the one before whose name holds a hash. */
  readonly release: (name: string) => Promise<void>;
}

/** For journeys over cuts and releases: a server of their own, and a browser that lets the service worker in. */
export const test = base.extend<{ readonly server: Server }, { readonly built: Dist }>({
  serviceWorkers: 'allow',

  built: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
    async ({}, provide) => {
      await provide(await readDist('dist'));
    },
    { scope: 'worker' },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(serverUrl(portOf(parallelIndex)));
  },

  server: [
    async ({ page, built }, provide, { parallelIndex, outputDir }) => {
      let dist = built;
      let close: (() => Promise<void>) | null = null;
      const start = async (): Promise<void> => {
        const serving = await serveLandfall(
          {
            PORT: String(portOf(parallelIndex)),
            SANDBOX_NOW: JOURNEY_NOW,
            SANDBOX_SHIPMENTS: '60',
            SANDBOX_DB: ':memory:',
            SANDBOX_RATE_LIMIT: '0',
            SANDBOX_FAULTS: '1',
          },
          (c) => serveDist(dist, c.req.raw),
        );
        close = () => serving.close();
      };
      const stop = async (): Promise<void> => {
        await close?.();
        close = null;
      };
      await start();
      // Journeys over minutes move the clock of the page instead of waiting for it.
      await page.clock.install({ time: JOURNEY_NOW });
      await provide({
        start,
        stop,
        release: async (name) => {
          const folder = join(outputDir, name);
          await writeAnotherRelease(name, folder);
          dist = await readDist(folder);
        },
      });
      await page.close();
      await stop();
    },
    { auto: true },
  ],
});

const portOf = (worker: number) => FIRST_PORT + 2 * WORKERS + worker;

/** Waits until the worker holds all of the release and the configuration, and answers for this page. */
export async function untilHeld(page: Page): Promise<void> {
  // A moment after the first screen it begins to hold.
  await page.clock.fastForward(5_000);
  const state = () =>
    page.evaluate(async () => {
      const config = await caches.match('/config.json');
      return config ? navigator.serviceWorker.controller?.state : 'no configuration';
    });
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

/** The release that the page was loaded from; null for the one that was built. */
export const releaseOf = (page: Page) => page.locator('html').getAttribute('data-release');

/** Waits until another release is loaded, while minutes pass on the page. */
export async function untilReleased(page: Page, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000);
        return releaseOf(page);
      },
      // The worker fetches every file of it first, as `untilHeld` waits for.
      { timeout: 60_000 },
    )
    .toBe(name);
}

/** Waits until this browser keeps the fleet. */
export async function untilCached(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const open = indexedDB.open('landfall');
            open.addEventListener('success', () => {
              if (!open.result.objectStoreNames.contains('kept')) return resolve(false);
              const names = open.result.transaction('kept').objectStore('kept').getAllKeys();
              names.addEventListener('success', () => {
                open.result.close();
                resolve(names.result.some((name) => Array.isArray(name) && name[1] === 'fleet'));
              });
            });
          }),
      ),
    )
    .toBe(true);
}
