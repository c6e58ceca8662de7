import { pagesIn } from '#/device/pages.ts';
import { pageLabels } from '#/parts/pages/pageWords.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { pageAddresses } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 } as const;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone);
});

test('the pages are under the thumb, and what has no room there is one press away', async ({ page }) => {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const cards = page.getByRole('grid', { name: 'Shipments' }).getByRole('gridcell');
  await expect(cards.filter({ hasText: /LFD –/ }), 'what is not reported takes no room').toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const items = bar.locator('a, button');
  expect(await items.allInnerTexts().then((texts) => texts.map((text) => text.split('\n')[0]))).toEqual([
    'Shipments',
    'Exceptions',
    'Find',
    'Map',
    'More',
  ]);
  for (const item of await items.all()) {
    const box = await item.boundingBox();
    expect(box?.height, 'for a finger').toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0), 'at the foot of the screen').toBeLessThanOrEqual(phone.height);
  }
  const head = page.getByRole('banner');
  expect((await head.boundingBox())?.height, 'one line').toBe(56);
  await expectAccessibleInBothThemes(page);

  const dot = head.getByRole('button', { name: /^(Live · )?Updated (just now|.+ ago)$/ });
  await dot.click();
  const age = page.getByRole('dialog', { name: 'Age of the list' });
  await expect(age.getByText(/^(Updated (just now|.+ ago)|Live)$/)).toBeVisible();
  await expect(age).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(age.getByRole('button', { name: 'Refresh the list' })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dot).toBeFocused();

  await bar.getByRole('link', { name: /^Exceptions/ }).click();
  await expect(page).toHaveURL('/exceptions');
  await bar.getByRole('button', { name: 'More pages' }).click();
  const more = page.getByRole('dialog', { name: 'More pages' });
  await expect(more).toBeVisible();
  await expectAccessible(page);
  await more.getByRole('link', { name: /^Changes/ }).click();
  await expect(page).toHaveURL('/changes');
  await expect(more).toBeHidden();

  await bar.getByRole('button', { name: 'More pages' }).click();
  await more.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings/preferences');
  const settings = page.getByRole('navigation', { name: 'Settings' });
  for (const link of await settings.getByRole('link').all()) {
    expect((await link.boundingBox())?.height, 'for a finger').toBeGreaterThanOrEqual(44);
  }
  await settings.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page).toHaveURL('/settings/webhooks');
  await page.goBack();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    await expectNothingTooWide(page);
  }
  await expectAccessible(page);
});

test('find takes the whole screen', async ({ page }) => {
  await page.goto('/shipments');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Find/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('combobox')).toBeFocused();
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...phone });
});

test('references and tags of a shipment stand on one line, and the rest is one press away', async ({
  page,
}) => {
  const { shipment } = pick(
    await readAccount(page.request),
    'shipment with several references and tags',
    ({ shipment: { attributes } }) => (attributes.ref_numbers ?? []).length > 2 && attributes.tags.length > 1,
  );
  const { ref_numbers, tags } = shipment.attributes;
  const [reference = '', ...references] = ref_numbers ?? [];
  const [tag = '', ...others] = tags;
  await page.goto(`/shipments/${shipment.id}`);
  const head = page.locator('main header').first();
  const more = head.getByRole('button', { name: `+${references.length} more references` });
  const middles = await Promise.all(
    [head.getByText(reference, { exact: true }), head.getByText(tag, { exact: true }), more].map(
      async (one) => {
        const box = await one.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0) / 2;
      },
    ),
  );
  expect(Math.max(...middles) - Math.min(...middles), 'on one line').toBeLessThan(6);
  await more.click();
  await expect(head.getByText([reference, ...references].join(', '))).toBeVisible();
  await head.getByRole('button', { name: 'Show fewer' }).click();
  await head.getByRole('button', { name: `+${others.length} more tags` }).click();
  for (const one of tags) await expect(head.getByText(one, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the bar covers neither the last row nor what the keyboard comes to', async ({ page }) => {
  await page.goto('/exceptions');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const links = page.getByRole('grid').getByRole('link');
  // Rows move while the list grows.
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toBeVisible();
  await expect(page.getByText(/loaded/)).toHaveCount(0);
  await links.first().focus();
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('ArrowDown');
    const [row, foot] = [await page.locator(':focus').boundingBox(), await bar.boundingBox()];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test('nothing is wider than the narrowest phone', async ({ page }) => {
  for (const path of [...pageAddresses, '/shipments?status=available&status=on_ship&q=a']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNothingTooWide(page);
  }
});

test('a tablet has every page in its navigation', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(pagesIn('navigation').map((name) => new RegExp(`^${pageLabels[name]}`)));
  for (const link of await links.all()) await expect(link).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeInViewport();
  await expectNothingTooWide(page);
});

test('a tablet shows nine rows or more of a list, and all of its filters on demand', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [path, count] of [
    ['/shipments', 9],
    ['/exceptions', 9],
  ] as const) {
    await page.goto(path);
    const rows = page
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') });
    await expect(rows.nth(count)).toBeAttached();
    // Heights of rows are measured after they are drawn.
    await expect
      .poll(async () => ((await rows.nth(count - 1).boundingBox())?.y ?? Infinity) < 1180, path)
      .toBe(true);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('navigation', { name: 'Filters' });
    await filters.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(filters.getByRole('link').last()).toBeInViewport();
    await expectNothingTooWide(page);
  }
  await expectAccessibleInBothThemes(page);
});

test('without a network one slim bar says so, and goes when it is back', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/shipments');
  await expect(page.getByText(/^[\d,]+ of 300, due soonest first$/)).toBeVisible();
  await context.setOffline(true);
  const said = page.getByText(/^This device is offline/);
  await expect(said).toBeVisible();
  expect((await said.boundingBox())?.height).toBeLessThanOrEqual(28);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(said).toBeHidden();
});
