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
  const files = [...html.matchAll(/"(\/assets\/(?:packages|core|pages|rules|screen)-[^"]+\.js)"/g)];
  expect(files).toHaveLength(5);
  for (const [, file = ''] of files) {
    // A browser reads the hint on the first line only.
    expect(await (await request.get(file)).text(), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
