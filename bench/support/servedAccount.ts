import type { BrowserContext } from 'playwright';
import { serveDist } from '../../server/dist.ts';
import { distOfRun } from '../../server/distOfRun.ts';
import { serveLandfall } from '../../server/serve.ts';
import { launchBrowser, viewport } from './browser.ts';

interface ServedAccount {
  readonly url: string;
  /** Of a browser whose pages spend as many requests as they were given. */
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** An account of so many shipments over `npm start`'s own server, without its limit, and a browser that is to visit it. */
export async function serveAccount(shipments: number, requestsPerMinute: number): Promise<ServedAccount> {
  const dist = await distOfRun();
  const serving = await serveLandfall(
    { PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_RATE_LIMIT: '0', SANDBOX_SHIPMENTS: String(shipments) },
    (c) => serveDist(dist, c.req.raw),
  );
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport });
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), requestsPerMinute } });
  });
  return {
    url: serving.url,
    context,
    async close() {
      // A page asks now and then whether the service is there, perhaps at this moment.
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await browser.close();
      await serving.close();
    },
  };
}
