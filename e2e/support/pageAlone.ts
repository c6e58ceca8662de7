import { buildPage } from '#server/build.ts';
import { type Dist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './servers.ts';
import { test as base } from './test.ts';

interface PageAlone {
  /** More settings of the server, for journeys that need them: `test.use({ settings: { … } })`. */
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * For journeys on one page, built without the rest of the application, behind the gate of `npm start`: each has a
 * server of its own.
 *
 * @param html its source in the repository, which is also its address: `bench/map/index.html`
 * @param cssTarget browsers that its styles are for, where they are others than those of the application
 */
export function pageAlone(html: string, cssTarget?: string) {
  return base.extend<PageAlone, { readonly pageDist: Dist }>({
    settings: [{}, { option: true }],

    pageDist: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
      async ({}, provide) => {
        await provide(await buildPage(html, cssTarget));
      },
      { scope: 'worker' },
    ],

    baseURL: async ({ pageDist, settings }, provide, { parallelIndex }) => {
      const port = FIRST_PORT + 2 * WORKERS + parallelIndex;
      const serving = await serveLandfall(
        { PORT: String(port), SANDBOX_DB: ':memory:', SANDBOX_SHIPMENTS: '1', ...settings },
        (c) => serveDist(pageDist, c.req.raw),
      );
      await provide(serverUrl(port));
      await serving.close();
    },
  });
}
