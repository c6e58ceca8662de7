import type { Page } from 'playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { expect } from './support/test.ts';
import { test } from './support/visits.ts';

const monday = '2026-08-10T06:10:00Z';
const wednesday = '2026-08-12T15:00:00Z';
const settled = /^\d+ shipments?, most important first$/;

/** Why the last review was taken that is on the device. A page may only be left once it is there: it comes a moment later. */
function cachedReview(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const names = await indexedDB.databases();
    if (names.length === 0) return null;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('landfall');
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
    });
    const store = database.transaction('kept').objectStore('kept');
    const cause = await new Promise<string | null>((resolve) => {
      const request = store.openCursor();
      request.addEventListener('success', () => {
        const cursor = request.result;
        if (!cursor) resolve(null);
        else if (Array.isArray(cursor.key) && cursor.key[1] === 'lastLook') resolve(cursor.value.cause);
        else cursor.continue();
      });
    });
    database.close();
    return cause;
  });
}

test.beforeEach(async ({ page, goOnAt }) => {
  await goOnAt(monday);
  await page.goto('/changes');
  await expect(page.getByText('Comparison starts now')).toBeVisible();
  await expect.poll(() => cachedReview(page)).toBe('first');
});

test('a coordinator comes back, reads what has changed, sends a part of it and marks the rest as reviewed', async ({
  page,
  context,
  goOnAt,
}) => {
  // Two worlds are built and four looks are taken at accessibility.
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expectAccessible(page);
  await goOnAt(wednesday);
  await page.goto('/shipments');
  await expect(page.getByText(/Changed:/).first()).toBeVisible();
  await page.getByRole('link', { name: /^Changes \d+ shipments$/ }).click();
  await expect(page.getByText(settled)).toBeVisible();
  await expect(page.getByText(/^Compared with Mon 10 Aug 08:10/)).toBeVisible();

  const table = page.getByRole('table', { name: 'Changes' });
  const first = table.getByRole('row').nth(1);
  await expect(first).toContainText(/added|earlier|later|slipped|pulled in/);
  await first.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Message (1)' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy message' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await page.getByRole('textbox', { name: 'Message' }).inputValue());
  const number = await first.getByRole('link').innerText();
  expect(copied).toContain(`/shipments/find?q=${number}`);

  // Opening it marks nothing.
  await first.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Changes since last review' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  const before = Number(await table.getAttribute('aria-rowcount'));
  await table.getByRole('button', { name: `Mark as reviewed: ${number}` }).click();
  await expect(table).toHaveAttribute('aria-rowcount', String(before - 1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table).toHaveAttribute('aria-rowcount', String(before));

  await page.getByRole('button', { name: 'Mark all as reviewed' }).click();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
  await expect.poll(() => cachedReview(page)).toBe('reviewed');
  await page.reload();
  await expect(page.getByText('No changes', { exact: true })).toBeVisible();
  await expect(page.getByText(/when you last marked all as reviewed/)).toBeVisible();
});

test('fits a phone and has nothing serious for axe @phone', async ({ page, goOnAt }) => {
  await goOnAt(wednesday);
  await page.goto('/changes');
  await expect(page.getByText(settled)).toBeVisible();
  await page.getByRole('button', { name: 'Message' }).click();
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
});
