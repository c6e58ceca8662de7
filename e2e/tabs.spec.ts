import { readDist } from '#server/dist.ts';
import { FIRST_PORT, serverUrl, WORKERS } from './support/servers.ts';
import { serveWorld } from './support/serveWorld.ts';
import { expect, test } from './support/test.ts';
import { throughGateway } from './support/throughGateway.ts';

// Over a service that counts: 100 requests in any minute, as live ones do (docs/interface.md 1.7).

test.skip(throughGateway, 'A gateway has a budget of its own.');

test('the tabs of one browser keep one budget, and a reload begins none anew', async ({ browser }, {
  parallelIndex,
}) => {
  test.slow();
  const port = FIRST_PORT + 2 * WORKERS + parallelIndex;
  const serving = await serveWorld({ PORT: String(port), SANDBOX_DB: ':memory:' }, await readDist('dist'));
  const context = await browser.newContext({ baseURL: serverUrl(port), serviceWorkers: 'block' });
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/api/v2/')) statuses.push(response.status());
  });
  const refused = () => statuses.filter((status) => status === 429).length;
  const first = await context.newPage();
  for (let load = 0; load < 7; load += 1) {
    await first.goto('/shipments');
    await expect(first.getByRole('row').nth(3)).toBeVisible();
  }
  expect(refused()).toBe(0);
  // Twenty that are opened at once, as a browser does it that comes back.
  const others = await Promise.all(Array.from({ length: 19 }, () => context.newPage()));
  await Promise.all(others.map((page) => page.goto('/exceptions')));
  await first.waitForTimeout(20_000);
  console.log(`${statuses.length} answers, ${refused()} refused`);
  expect(refused()).toBeLessThan(statuses.length / 20);
  await context.close();
  await serving.close();
});
