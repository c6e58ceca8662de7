import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { cachedNames } from './support/cachedNames.ts';
import { expect, test } from './support/test.ts';

const loaded = (page: Page) =>
  expect(page.getByText(/^\d+ containers, each figure opens its rows$/)).toBeVisible();

/** The number of rows of the list once it has settled on an address. */
const rows = async (page: Page): Promise<number> => {
  const text = page.getByText(/^(\d+ of )?\d+ containers?, due soonest first$/);
  return Number.parseInt((await text.textContent()) ?? '', 10);
};

/** Goes to an address of the application without loading it anew. */
const go = (page: Page, address: string) =>
  page.evaluate((to) => window.history.pushState(null, '', to), address);

const figures = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[data-count]')
    .evaluateAll((links) =>
      links.map((link) => ({
        address: link.getAttribute('href') ?? '',
        count: Number(link.getAttribute('data-count')),
        text: link.textContent,
      })),
    );

test('every figure leads to as many rows as it says', async ({ page }) => {
  test.slow();
  await page.goto('/settings/tariffs');
  const samples = page.getByRole('switch', { name: /^On: / });
  await expect(samples).toHaveCount(2);
  for (const sample of await samples.all()) await sample.check();
  await page.goto('/overview');
  await loaded(page);
  await page.getByRole('button', { name: /^Show all \d+ ports$/ }).click();
  await page.getByRole('button', { name: 'Show all places' }).click();
  const chart = await figures(page);
  await page.getByRole('button', { name: 'Table' }).click();
  const all = new Map([...chart, ...(await figures(page))].map((one) => [one.address, one]));
  expect(all.size).toBeGreaterThan(150);
  expect([...all.values()].filter(({ text }) => text?.includes('Charges running'))).toHaveLength(1);

  await go(page, '/shipments?by=container');
  await expect(page.getByText(/containers, due soonest first$/)).toBeVisible();
  for (const { address, count, text } of all.values()) {
    await go(page, address);
    await expect.poll(() => rows(page), { message: `${text}: ${address}` }).toBe(count);
    await expect(page.getByRole('region', { name: 'Shipments' })).toHaveAttribute('aria-busy', 'false');
  }
});

test('days are selected with the pointer and lead to the list, and a chart is saved as a file', async ({
  page,
}) => {
  await page.goto('/overview');
  await loaded(page);
  const days = page.getByRole('slider', { name: 'Days of arrival' });
  const box = await days.boundingBox();
  if (!box) throw new Error('The chart is not drawn.');
  await page.mouse.move(box.x + 2, box.y + 80);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, box.y + 80, { steps: 4 });
  await page.mouse.up();
  const selected = page.getByRole('link', { name: /^\d+ containers, .* to / });
  const count = Number(await selected.getAttribute('data-count'));
  expect(count).toBeGreaterThan(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV, Arrivals ahead' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('Day,Port,On time,Slipped,No original ETA,Total');
  await selected.click();
  await expect(page.getByText(new RegExp(`^${count} of \\d+ containers, due soonest first$`))).toBeVisible();
});

test('the overview fits a phone, is reached from its bar, and is accessible @phone', async ({ page }) => {
  await page.goto('/shipments');
  const more = page.getByRole('button', { name: 'More pages' });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Overview' }).click();
  } else await page.goto('/overview');
  await loaded(page);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Table' }).click();
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
});

test('all of it is on paper', async ({ page }) => {
  await page.goto('/overview');
  await loaded(page);
  const heights = () =>
    page
      .getByRole('slider', { name: 'Days of arrival' })
      .locator('rect')
      .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)));
  const onScreen = await heights();
  expect(Math.max(...onScreen)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await heights()).toEqual(onScreen);
  for (const name of ['Arrivals ahead', 'Free time', 'Where the containers are'])
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expectNothingTooWide(page);
});

test('each figure shows how it went on earlier days of this device, on a phone and on paper too @phone', async ({
  page,
}) => {
  const trends = page.getByText(/^\d+ yesterday, .+ in 2 days$/);
  const since = page.getByText(/^Recorded on this device since /);
  await page.goto('/overview');
  await loaded(page);
  await expect(since).toHaveCount(0);
  await expect.poll(() => cachedNames(page)).toContain('figureHistory');
  await page.clock.setSystemTime('2026-08-13T15:00:00Z');
  await page.reload();
  await loaded(page);
  await expect(since).toBeVisible();
  const count = await page.getByRole('region', { name: 'Now' }).getByRole('listitem').count();
  await expect(trends).toHaveCount(count);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  // As wide as a sheet: a phone does not print on paper of its own width.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(trends).toHaveCount(count);
  await expectNothingTooWide(page);
});

test('an overview without a network is the cached one @phone', async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/overview');
  await loaded(page);
  await context.setOffline(true);
  await expect(page.getByRole('region', { name: 'Now' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Days of arrival' })).toBeVisible();
});
