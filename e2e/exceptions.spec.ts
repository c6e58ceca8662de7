import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const settled = /^\d+ .+, costliest first$/;

test('a coordinator goes through the exceptions and opens the first @gateway', async ({ page }) => {
  await page.goto('/shipments');
  const link = page.getByRole('link', { name: /^Exceptions \d+ containers/ });
  await link.click();
  await expect(page).toHaveURL(/\/exceptions$/);
  await expect(page.getByText(settled)).toBeVisible();
  await expectAccessible(page);

  const table = page.getByRole('grid', { name: 'Exceptions' });
  const rows = table.getByRole('row');
  // The first row below the heading of its group.
  await expect(rows.nth(2)).toContainText(/USD|CAD/);
  const first = rows.nth(2).getByRole('link').first();
  const number = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/shipments/.+container=${number}`));
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});

test('an acknowledged exception stays hidden after a reload, and comes back on demand', async ({ page }) => {
  await page.goto('/exceptions?group=none');
  await expect(page.getByText(settled)).toBeVisible();
  await page.getByRole('link', { name: /^Hold/ }).click();
  await expect(page).toHaveURL(/kind=hold/);
  const table = page.getByRole('grid', { name: 'Exceptions' });
  const before = Number(await table.getAttribute('aria-rowcount'));

  const first = table.getByRole('button', { name: /^Acknowledge/ }).first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(table).toHaveAttribute('aria-rowcount', String(before - 1));
  await expect(page.getByText(/until something changes/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(table).toHaveAttribute('aria-rowcount', String(before));

  await table.getByRole('button', { name }).first().click();
  await page.reload();
  await expect(table).toHaveAttribute('aria-rowcount', String(before - 1));
  await page.getByRole('link', { name: 'Show acknowledged (1)' }).click();
  await expect(table).toHaveAttribute('aria-rowcount', String(before));
  await expectAccessible(page);
  await page.getByRole('button', { name: name.replace('Acknowledge', 'Undo') }).click();
  await expect(page.getByRole('link', { name: 'Hide acknowledged (0)' })).toBeVisible();
});

test('fits a phone and has nothing serious for axe @phone', async ({ page }) => {
  await page.goto('/exceptions');
  await expect(page.getByText(settled)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
});

test('a phone has four exceptions on its first screen, and a message to who acts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/exceptions');
  await expect(page.getByText(settled)).toBeVisible();
  // Below the heading of their group.
  const fourth = page.getByRole('grid', { name: 'Exceptions' }).getByRole('row').nth(4);
  const bar = page.getByRole('navigation').last();
  const [row, foot] = [await fourth.boundingBox(), await bar.boundingBox()];
  expect((row?.y ?? 844) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('dialog', { name: /^\d+ messages$/ })).toBeVisible();
  await expectNothingTooWide(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as .eml' }).click();
  expect((await download).suggestedFilename()).toMatch(/^landfall-.+-2026-08-12-\d{4}\.eml$/);
  await expect(page.getByText(/^1 of \d+ done/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('says what is missing while the service refuses the list', async ({ page, faults, expectErrors }) => {
  expectErrors(/403/);
  await faults.set({ match: 'GET /v2/shipments', status: 403 });
  await page.goto('/exceptions');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
