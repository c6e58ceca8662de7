import { globSync, readFileSync } from 'node:fs';
import { rows } from './support/board.ts';
import { readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

// What an older browser lacks is taken from this one before anything of a page runs.

test('a browser without what our code calls shows the whole list, and the board', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(Promise, 'withResolvers');
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(Object, 'groupBy');
  });
  const account = await readAccount(request);
  await page.goto('/shipments?active=no');
  // Of all pages of the answer, which lead from one to the next.
  await expect(page.getByRole('grid', { name: 'Shipments' })).toHaveAttribute(
    'aria-rowcount',
    String(account.length + 1),
  );
  await expect(page.getByText('unexpected answer')).toHaveCount(0);
  await page.goto('/arrivals');
  await expect(rows(page).nth(2)).toBeVisible();
});

test('workers call nothing that only pages are given', () => {
  const workers = globSync(['dist/sw.js', 'dist/assets/*.worker-*.js']).filter(
    (file) => !file.includes('/pdf.'),
  );
  expect(workers.length).toBeGreaterThan(3);
  const given = /\bcanParse\b|\bwithResolvers\b|(?:Map|Object)\.groupBy\b/;
  expect(workers.filter((file) => given.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.describe('a browser that is too old', () => {
  for (const path of ['/shipments', '/arrivals', '/shared', '/verify']) {
    test(`says which one it is and which would do, before anything else loads: ${path}`, async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'));
      // It stops its loading, and is never loaded.
      await page.goto(path, { waitUntil: 'commit' });
      const said = page.getByRole('alert');
      await expect(said).toContainText('needs Chrome or Edge 111, Firefox 128 or Safari 16.4');
      await expect(said).toContainText(/It says that it is: Chrome \d+/);
      await expect(page.locator('#root')).toHaveCount(0);
    });
  }

  test('says so in the language of its page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'));
    await page.goto('/arrivals?lang=de', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('Dieser Browser ist für Landfall zu alt');
  });
});

test('storage that throws where it is only asked for leaves the list to track as it is without storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await page.goto('/track');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox').first()).toBeVisible();
});
