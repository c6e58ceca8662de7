import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const address = '/shipments?status=on_ship&sort=number&columns=number,references,customer,scac,departure';

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  return page.getByRole('dialog', { name: 'Export' });
}

async function download(page: Page, choice: RegExp): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: choice }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The numbers of the first rows on the screen, from the top. */
async function numbersOnScreen(page: Page): Promise<string[]> {
  const links = page.getByRole('grid', { name: 'Shipments' }).getByRole('link');
  return (await links.allInnerTexts()).slice(0, 6);
}

async function openList(page: Page): Promise<number> {
  await page.goto(address);
  const table = page.getByRole('grid', { name: 'Shipments' });
  // Shown once the whole account is loaded.
  await expect(page.getByText(/, by number/)).toBeVisible();
  return Number(await table.getAttribute('aria-rowcount')) - 1;
}

test('saves the rows of the screen as CSV, Excel and calendar, in their order', async ({ page }) => {
  const rows = await openList(page);
  const shown = await numbersOnScreen(page);
  await expect(await openExport(page)).toContainText(`All ${rows} rows shown`);
  await expectAccessible(page);

  const csv = await download(page, /^CSV/);
  expect(csv.name).toMatch(/^landfall-shipments-2026-08-12-17\d\d\.csv$/);
  const [heading, ...lines] = csv.bytes.toString('utf8').trimEnd().split('\r\n');
  expect(heading).toBe('\u{FEFF}Number,References,Customer,SCAC,POL ETD/ATD,POL ETD/ATD: status');
  expect(lines).toHaveLength(rows);
  expect(lines.slice(0, shown.length).map((line) => line.split(',')[0])).toEqual(shown);
  // Carriers seldom report the ETD of a container that is loaded and has not departed.
  const departed = lines.filter((line) => !line.endsWith(',,'));
  expect(departed.length).toBeGreaterThan(rows / 2);
  for (const line of departed) {
    expect(line).toMatch(/,2026-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d,(Actual|Estimated)$/);
  }
  await expect(page.getByText(`Saved as ${csv.name}`)).toBeVisible();

  const excel = await download(page, /^Excel/);
  expect(excel.name).toMatch(/\.xlsx$/);
  const [headings, ...cells] = await readSheet(excel.bytes);
  expect(headings).toEqual(heading?.slice(1).split(','));
  expect(cells).toHaveLength(rows);
  expect(cells.slice(0, shown.length).map(([number]) => number)).toEqual(shown);
  const dates = cells.filter(([, , , , departure]) => departure instanceof Date);
  expect(dates).toHaveLength(departed.length);

  const calendar = await download(page, /^Calendar/);
  const entries = calendar.bytes.toString('utf8').replaceAll(/\r\n /g, '');
  for (const number of shown) expect(entries).toContain(`SUMMARY:${number} `);
  expect(entries.match(/\r\nUID:arrival-/g)).toHaveLength(rows);
  expect(entries).toMatch(/\r\nBEGIN:VTIMEZONE\r\nTZID:America\//);
});

test('saves only the selected rows, unless all are chosen', async ({ page }) => {
  const rows = await openList(page);
  const [first = '', second = ''] = await numbersOnScreen(page);
  await page.getByRole('checkbox', { name: `Select ${second}` }).click();
  await page.getByRole('checkbox', { name: `Select ${first}` }).click();
  const panel = await openExport(page);
  await expect(panel.getByRole('radio', { name: '2 selected' })).toBeChecked();
  await expectAccessible(page);
  const { bytes } = await download(page, /^CSV/);
  const [, ...lines] = bytes.toString('utf8').trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual([first, second]);

  await panel.getByRole('radio', { name: `All ${rows} shown` }).check();
  const all = await download(page, /^CSV/);
  expect(all.bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(rows + 1);
});

test('prints all rows of the list, and one shipment without its controls', async ({ page }) => {
  const rows = await openList(page);
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await (await openExport(page)).getByRole('button', { name: /^Print/ }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed');
  await expect(sheet.getByRole('row')).toHaveCount(rows + 1);
  await expect(sheet).toContainText('Status: On vessel');
  await expect(sheet).toContainText(/2026 \d\d:\d\d \S+ · Actual/);
  await expect(page.getByRole('searchbox', { name: 'Filter the list by text' })).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('grid', { name: 'Shipments' }).getByRole('link').first().click();
  await expect(
    page
      .getByRole('region', { name: /^Events of/ })
      .getByRole('heading', { level: 3 })
      .first(),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a saved view is a link that shows a colleague the same list @phone', async ({ page, context }) => {
  await page.goto('/shipments?status=on_ship&sort=arrival');
  await expect(page.getByText(/by POD ETA\/ATA/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  const views = page.getByRole('dialog', { name: 'Saved views' });
  await views.getByLabel('Save this list as a view').fill('At sea');
  await views.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page);
  const link = views.getByRole('link', { name: 'At sea' });
  const shared = (await link.getAttribute('href')) ?? '';
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Clear all' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Views' }).click();
  await link.click();
  await expect(page.getByRole('button', { name: 'At sea' })).toBeVisible();
  await expect(page).toHaveURL(/sort=arrival/);

  const colleague = await context.browser()?.newPage();
  await colleague?.goto(new URL(shared, page.url()).href);
  const count = await page.getByRole('grid', { name: 'Shipments' }).getAttribute('aria-rowcount');
  await expect(colleague?.getByRole('grid', { name: 'Shipments' }) ?? page.locator('none')).toHaveAttribute(
    'aria-rowcount',
    count ?? '',
  );
  await colleague?.close();
});

test('opens at a press that began before its code was here', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route(/\/ExportMenu-/, async (route) => {
    await pressed;
    await route.continue();
  });
  await openList(page);
  const button = page.getByRole('button', { name: 'Export', exact: true });
  const loaded = page.waitForResponse(/\/ExportMenu-/);
  await button.hover();
  await page.mouse.down();
  press();
  await (await loaded).finished();
  // The code is run, and the page drawn with it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
});
