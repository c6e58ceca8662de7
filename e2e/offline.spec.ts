import { expectAccessible } from './support/accessible.ts';
import { releaseOf, test, untilHeld, untilCached, untilReleased } from './support/releases.ts';
import { expect } from './support/test.ts';

const networkComplaints =
  /Failed to load resource|ERR_CONNECTION_REFUSED|An unknown error occurred when fetching/;
const board = '/arrivals?days=30';

test('starts without the network, with the cached list and board', async ({ page, server, expectErrors }) => {
  expectErrors(networkComplaints);
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
  await untilCached(page);
  await untilHeld(page);
  await server.stop();

  await page.goto('/shipments?q=a.b');
  await page.goto('/');
  await expect(page.getByRole('grid', { name: 'Shipments' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^Cached on this device, updated/)).toBeVisible();
  // A page that was never open: its code is held all the same.
  await page.getByRole('link', { name: /^Exceptions/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exceptions' })).toBeVisible();

  await page.goto(board);
  await expect(
    page.getByRole('region', { name: 'Arrivals board' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Updated');

  await server.start();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('status')).toHaveText(/^Updated \d\d:\d\d \S+$/);
});

test('the tab of a first visit reloads without the network, and one bar says so @phone', async ({
  page,
  expectErrors,
}) => {
  expectErrors(networkComplaints, /ERR_INTERNET_DISCONNECTED/);
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
  await untilCached(page);
  await untilHeld(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Shipments' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/^This device is offline/)).toHaveCount(1);
  await expect(page.getByText(/later than now|Could not refresh|This list was cached/)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(
    page.getByRole('link', { name: /^Exceptions ?\d+ containers?, without tracking/ }),
  ).toBeVisible();
  await page.context().setOffline(false);
});

test('a link to a container of the cached list opens it without the network @phone', async ({
  page,
  server,
  request,
  expectErrors,
}) => {
  expectErrors(networkComplaints, /ERR_INTERNET_DISCONNECTED/);
  const answer = await request.get('/api/v2/containers?page[size]=1');
  const { data } = (await answer.json()) as { readonly data: [{ attributes: { number: string } }] };
  const { number } = data[0].attributes;
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
  await untilCached(page);
  await untilHeld(page);
  await server.stop();
  await page.context().setOffline(true);

  await page.goto(`/shipments/find?q=${number.toLowerCase()}`);
  await expect(page).toHaveURL(new RegExp(`/shipments/[\\w-]{36}\\?container=${number}$`));
  const heading = page.getByRole('heading', { name: number, exact: true });
  await expect(heading).toBeVisible();
  await expect(page.getByText('This device is offline').first()).toBeVisible();

  // The address that the link led to is a link itself.
  await page.reload();
  await expect(heading).toBeVisible();
  await page.context().setOffline(false);
});

test('what the tracking service says is in no store of the worker, which never answers for it', async ({
  page,
  server,
  expectErrors,
}) => {
  expectErrors(networkComplaints);
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
  await untilHeld(page);
  await page.reload();
  await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
  const held = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(held).toContain('/config.json');
  expect(held).toContain('/arrivals.html');
  expect(held.filter((path) => /^\/(api|__faults)/.test(path))).toEqual([]);

  await server.stop();
  const answered = await page.evaluate(() =>
    fetch('/api/v2/shipments').then(
      () => true,
      () => false,
    ),
  );
  expect(answered).toBe(false);
});

test('can be installed', async ({ page, request }) => {
  await page.goto('/shipments');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Landfall', display: 'standalone', scope: '/' });
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  await page.goto(manifest.start_url);
  await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
});

test('a new release waits until it is asked for, and is taken with the keyboard alone @phone', async ({
  page,
  server,
}) => {
  await page.goto('/shipments?q=MAEU');
  await untilHeld(page);
  await server.release('next');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const take = page.getByRole('button', { name: 'Reload' });
  await expect(take).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Update available' })).toBeVisible();
  await expectAccessible(page);
  expect(await releaseOf(page)).toBeNull();

  // Files of the release that is gone from the server still come.
  await page
    .getByRole('searchbox', { name: /^Find a container/ })
    .or(page.getByRole('button', { name: /^Find a container/ }))
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await take.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => releaseOf(page)).toBe('next');
  await expect(page).toHaveURL(/\/shipments\?q=MAEU$/);
  await expect(take).toHaveCount(0);
});

test('a window beside the one that took it goes on and is offered it as well', async ({ page, server }) => {
  await page.goto('/shipments');
  await untilHeld(page);
  const beside = await page.context().newPage();
  await beside.goto('/shipments');
  await server.release('next');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(page)).toBe('next');
  expect(await releaseOf(beside)).toBeNull();
  await beside.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(beside)).toBe('next');
});

test('the board takes a new release by itself when its page turns', async ({ page, server }) => {
  await page.goto('/arrivals?page=10');
  await untilHeld(page);
  await server.release('next');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await untilReleased(page, 'next');
  await expect(page.getByRole('status')).toHaveText(/^Updated \d\d:\d\d \S+$/);
});

test.describe('in a browser without workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files are gone is loaded again once the server answers, and once alone', async ({
    page,
    server,
    expectErrors,
  }) => {
    expectErrors(/Failed to load resource|dynamically imported module|Unable to preload/);
    await page.goto('/shipments');
    await expect(page.getByText(/^[\d,]+ of 60, due soonest first$/)).toBeVisible();
    await server.stop();
    await page.getByRole('link', { name: /^Exceptions/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await releaseOf(page)).toBeNull();

    await server.release('next');
    await server.start();
    await untilReleased(page, 'next');
    await expect(page).toHaveURL(/\/exceptions/);
    await expect(page.getByRole('heading', { level: 1, name: 'Exceptions' })).toBeVisible();
  });
});
