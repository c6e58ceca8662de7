import { readFileSync } from 'node:fs';
import { type BuiltChunk, builtChunksFile, chunksWith } from '#build/builtChunks.ts';
import { firstVisit } from '#build/preloadFirstScreen.ts';
import { expect, test } from './support/test.ts';

test('opens on the list of shipments, complains of nothing and asks no other origin @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/shipments/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveTitle(/Landfall/);
});

test('says that it is loading before its code has come', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/shipments');
  await expect(page.getByRole('status')).toContainText('Loading the shipments');
});

test('has the code of its first screen compiled while it arrives', async ({ request }) => {
  const html = await (await request.get('/shipments')).text();
  const files = [...html.matchAll(/"(\/assets\/(?:packages|core|pages)-[^"]+\.js)"/g)];
  expect(files).toHaveLength(3);
  for (const [, file = ''] of files) {
    // A browser reads the hint on the first line only.
    expect(await (await request.get(file)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

const builtChunks = (): readonly BuiltChunk[] =>
  JSON.parse(readFileSync(`dist/${builtChunksFile()}`, 'utf8'));

test('loads with a page no code that only another feature has', () => {
  const chunks = builtChunks();
  const visit = chunksWith(chunks, firstVisit);
  // Whose parts a route joins into one page (src/routes).
  const joined = new Set(['shipment map', 'webhooks settings']);
  const featureOf = (source: string) => /^src\/features\/(\w+)\//.exec(source)?.[1];
  const pages = chunks.flatMap(({ sources }) =>
    sources.filter((path) => /features\/.+Page\.tsx$/.test(path)),
  );
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const own = featureOf(page);
    const foreign = [...chunksWith(chunks, [page])]
      .filter((chunk) => !visit.has(chunk))
      .flatMap(({ sources }) => sources.map(featureOf))
      .filter((feature) => feature !== undefined && ![own, 'shell'].includes(feature))
      .filter((feature) => !joined.has(`${own} ${feature}`));
    expect(foreign, page).toEqual([]);
  }
});

test('loads on a first visit what its budget counts, and no code besides', async ({ page }) => {
  const counted = [...chunksWith(builtChunks(), firstVisit)].map(({ file }) => file).toSorted();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/(assets\/.+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file !== undefined && !/\.worker-|\/browser-/.test(file)) loaded.add(file);
  });
  await page.goto('/shipments');
  await expect(page.getByRole('region', { name: 'POD arrival' })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: /^Exceptions ?\d/ })).toBeVisible();
  await expect.poll(() => [...loaded].toSorted()).toEqual(counted);
  // What may come when there is nothing else to do has come then.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  expect([...loaded].toSorted()).toEqual(counted);
});
