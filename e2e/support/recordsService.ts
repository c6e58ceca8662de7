import { readDist, serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';
import { startService } from '#server/testServers.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './servers.ts';
import { test as base } from './test.ts';

interface RecordsService {
  /** Lets the service answer like that from now on: a document for a path below the version, null for a 404. */
  readonly tell: (answer: (path: string) => unknown) => void;
}

/** For journeys over records of their own: the gate of `npm start` before a service of their own, on a real socket. */
export const test = base.extend<RecordsService>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  baseURL: async ({}, provide, { parallelIndex }) => {
    await provide(serverUrl(FIRST_PORT + 3 * WORKERS + parallelIndex));
  },

  tell: async ({ page }, provide, { parallelIndex }) => {
    let answer: (path: string) => unknown = () => null;
    await using service = await startService((request, response) => {
      const document = answer((request.url ?? '').replace(/^\/v2/, ''));
      response.writeHead(document === null ? 404 : 200, { 'Content-Type': 'application/vnd.api+json' });
      response.end(JSON.stringify(document ?? { errors: [{ status: '404', title: 'Not Found' }] }));
    });
    const dist = await readDist('dist');
    const serving = await serveLandfall(
      {
        PORT: String(FIRST_PORT + 3 * WORKERS + parallelIndex),
        TRACKING_API_URL: `${service.url}/v2`,
        TRACKING_API_KEY: 'records',
      },
      (c) => serveDist(dist, c.req.raw),
    );
    await provide((reported) => {
      answer = reported;
    });
    await page.close();
    await serving.close();
  },
});
