import { buildPage } from '#server/build.ts';
import { type Dist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './servers.ts';
import { test as base } from './test.ts';

interface MapPage {
  /** More settings of the server, for journeys that need them: `test.use({ settings: { … } })`. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The map alone, without anything to follow on it, behind the gate of `npm start`. */
export const mapPath = '/bench/map/index.html';

/** For journeys on that page, with a server of their own. */
export const test = base.extend<MapPage, { readonly mapDist: Dist }>({
  settings: [{}, { option: true }],

  mapDist: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
    async ({}, provide) => {
      await provide(await buildPage('bench/map/index.html'));
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ mapDist, settings }, provide, { parallelIndex }) => {
    const port = FIRST_PORT + 2 * WORKERS + parallelIndex;
    const serving = await serveLandfall(
      { PORT: String(port), SANDBOX_DB: ':memory:', SANDBOX_SHIPMENTS: '1', ...settings },
      (c) => serveDist(mapDist, c.req.raw),
    );
    await provide(serverUrl(port));
    await serving.close();
  },
});
