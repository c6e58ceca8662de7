import { readDist } from '#server/dist.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './support/servers.ts';
import { serveWorld } from './support/serveWorld.ts';
import { expect, test } from './support/test.ts';
import { throughGateway } from './support/throughGateway.ts';

// Over a service that counts: 100 requests in any minute, as live ones do (docs/interface.md 1.7).

test.skip(throughGateway, 'A gateway has a budget of its own.');

test('a reload begins no budget anew', async ({ browser }, { parallelIndex }) => {
  test.slow();
  const port = FIRST_PORT + 2 * WORKERS + parallelIndex;
  const serving = await serveWorld({ PORT: String(port), SANDBOX_DB: ':memory:' }, await readDist('dist'));
  const context = await browser.newContext({ baseURL: serverUrl(port), serviceWorkers: 'block' });
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/api/v2/')) statuses.push(response.status());
  });
  const page = await context.newPage();
  for (let load = 0; load < 7; load += 1) {
    await page.goto('/shipments');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
  }
  expect(statuses.filter((status) => status === 429)).toEqual([]);
  await context.close();
  await serving.close();
});
