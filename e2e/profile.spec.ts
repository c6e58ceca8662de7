import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const loaded = (page: Page) =>
  expect(page.getByRole('region', { name: 'Containers', exact: true })).toHaveAttribute('aria-busy', 'false');

/** Goes to an address of the application without loading it anew. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => window.history.pushState(null, '', to), address);

test('a shipment leads to its port, vessel and carrier, and every figure there to its rows', async ({
  page,
}) => {
  test.slow();
  await page.goto('/ports/USLAX');
  await loaded(page);
  await page.getByRole('region', { name: 'Calls ahead' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/vessels\//);
  await loaded(page);
  await page.getByRole('link', { name: 'Show in list' }).click();
  await page.getByRole('grid', { name: 'Containers' }).getByRole('link').first().click();
  await page.getByRole('main').locator('a[href^="/carriers/"]').click();
  await loaded(page);
  await expect(page.getByText(/^Carrier · /)).toBeVisible();

  const figures = new Map<string, number>();
  for (const address of ['/ports/USLAX', '/carriers/MSC', '/terminals/West%20Basin%20Container%20Terminal']) {
    await go(page, address);
    await loaded(page);
    // All at one time: a page that is drawn again may have others.
    const links = page.getByRole('main').locator('a[data-count]');
    const counts = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', Number(link.getAttribute('data-count'))] as const),
    );
    for (const [href, count] of counts) figures.set(href, count);
  }
  expect(figures.size).toBeGreaterThan(25);
  await go(page, '/shipments?by=container');
  const rows = page.getByText(/^(\d+ of )?\d+ containers?, due soonest first$/);
  await expect(rows).toBeVisible();
  for (const [address, count] of figures) {
    await go(page, address);
    await expect
      .poll(async () => Number.parseInt((await rows.textContent()) ?? '', 10), { message: address })
      .toBe(count);
  }
});

test('a port fits a phone, is found by its name, and is accessible @phone', async ({ page }) => {
  await page.goto('/shipments');
  await expect(page.getByText(/due soonest first$/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('long beach');
  await page.getByRole('option', { name: /^Long Beach\s*Port/ }).click();
  await loaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long Beach');
  await expectAccessibleInBothThemes(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingTooWide(page);
  }
});
