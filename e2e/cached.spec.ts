import type { Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { cachedNames } from './support/cachedNames.ts';
import { expect, test } from './support/test.ts';

const list = 'GET /v2/shipments';
const table = (page: Page) => page.getByRole('grid', { name: 'Shipments' });
/** What the head says of the age of a cached list; on a phone it is the name of a dot. */
const fromDevice = (page: Page, age = /^Cached on this device, updated/) => {
  const head = page.getByRole('banner');
  return head
    .getByText(age)
    .or(head.getByRole('button', { name: age }))
    .filter({ visible: true });
};

/** Writes over what is cached in this browser. */
const damage = (page: Page, prefix: string, value: unknown) =>
  page.evaluate(
    ([start, by]) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('landfall');
        open.addEventListener('success', () => {
          const change = open.result.transaction('kept', 'readwrite');
          const store = change.objectStore('kept');
          const names = store.getAllKeys();
          names.addEventListener('success', () => {
            const hit = names.result.filter(
              (name) => Array.isArray(name) && typeof name[1] === 'string' && name[1].startsWith(start),
            );
            for (const name of hit) store.put(by, name);
          });
          change.addEventListener('complete', () => {
            open.result.close();
            resolve();
          });
        });
      }),
    [prefix, value] as const,
  );

/** A visit that reads the whole account, after which this browser keeps it. */
async function visitBefore(page: Page): Promise<void> {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await expect.poll(async () => (await cachedNames(page)).includes('fleet')).toBe(true);
}

test('a second visit shows the list before the service has answered, and says how old it is @phone', async ({
  page,
  faults,
}) => {
  await visitBefore(page);
  const first = await table(page).getByRole('link').first().textContent();
  await faults.set({ match: list, delayMs: 60_000 });
  await page.clock.setSystemTime('2026-08-12T18:05:00Z');
  await page.reload();
  await expect(table(page).getByRole('link').first()).toHaveText(first ?? '');
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();
  await expect(fromDevice(page, /^Cached on this device, updated 3 h ago · refreshing$/)).toBeVisible();
  await expectAccessible(page);
});

test('it gives way to what the service says', async ({ page }) => {
  await visitBefore(page);
  await page.reload();
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^updated/i)).toBeVisible();
  await expect(fromDevice(page)).toHaveCount(0);
});

test('with the service down the cached list stays, its age and the failure beside it @phone', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/Failed to load resource/);
  await visitBefore(page);
  await faults.set({ match: list, status: 503 });
  await page.clock.setSystemTime('2026-08-21T16:00:00Z');
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(table(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/Out of date: this list was cached on this device on/)).toContainText(
    '9 d ago',
  );
  await expect(fromDevice(page, /Cached on this device, updated 9 d ago, out of date/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/exceptions');
  await expect(page.getByText(/Out of date: this list was cached/)).toBeVisible();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
});

test('another key on the same machine never sees it', async ({ page, faults, expectErrors }) => {
  expectErrors(/Failed to load resource/);
  await visitBefore(page);
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiBase: '/api/v2', requestsPerMinute: 100, account: 'another' } }),
  );
  await faults.set({ match: list, status: 403 });
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await expect(fromDevice(page)).toHaveCount(0);
  await expect.poll(() => cachedNames(page)).toEqual([]);
});

test('what is damaged in the store never stands in the way', async ({ page, faults }) => {
  await visitBefore(page);
  await damage(page, 'fleet/', [{ id: 7 }, null]);
  await page.reload();
  await expect(table(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();

  await damage(page, 'fleet', 'not what it was');
  await faults.set({ match: list, delayMs: 2_000, times: 1 });
  await page.reload();
  await expect(page.getByText('Cached data could not be read')).toBeVisible();
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();
});

test('a browser without a database is none the worse for it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();
  await page.getByRole('button', { name: 'Cached on this device', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('This browser stores nothing');
});

test('cached data is cleared, with the keyboard alone @phone', async ({ page }) => {
  await visitBefore(page);
  const button = page.getByRole('button', { name: 'Cached on this device', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cached on this device' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Clear cached data' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('nothing more is cached');
  expect(await cachedNames(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(table(page).getByRole('link').first()).toBeVisible();
});
