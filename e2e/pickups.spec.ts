import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const boxes = (page: Page) => page.locator('[data-row]').getByRole('checkbox');
const day = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Days' }).getByRole('button', { name });
const count = async (page: Page, name: string) =>
  Number(/(\d+)\s+planned/.exec((await day(page, name).textContent()) ?? '')?.[1]);
const loaded = (page: Page) =>
  expect(page.getByText(/^\d+ containers, by terminal, due soonest first$/)).toBeVisible();

/** The fields that the first change defines. */
const slugs = ['planned_pickup_on', 'trucker', 'planned_return_on', 'empty_return_to'];
async function definitions(request: APIRequestContext) {
  const answer = await request.get('/api/v2/custom_field_definitions?page[size]=100');
  const { data } = (await answer.json()) as {
    data: readonly { readonly id: string; readonly attributes: { readonly api_slug: string } }[];
  };
  return data.filter(({ attributes }) => slugs.includes(attributes.api_slug));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/pickups');
  await loaded(page);
});

test.afterEach(async ({ request }) => {
  for (const { id } of await definitions(request))
    await request.delete(`/api/v2/custom_field_definitions/${id}`);
});

test('ten pickups are planned by keyboard and by drag, and another browser sees them', async ({
  page,
  browser,
  request,
}) => {
  await boxes(page).first().focus();
  await page.keyboard.press('2');
  const ask = page.getByRole('dialog', { name: 'Share the plan with your team?' });
  await expectAccessibleInBothThemes(page);
  expect(await definitions(request)).toEqual([]);
  await ask.getByRole('button', { name: 'Define the fields' }).click();
  await expect(ask).toBeHidden();
  await expect.poll(() => count(page, 'Thu 13 Aug')).toBe(1);
  expect(await definitions(request)).toHaveLength(4);

  // The keyboard goes on with the next row.
  await boxes(page).nth(30).focus();
  for (const key of '23344') {
    const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await page.keyboard.press(key);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .not.toBe(before);
  }
  await expect.poll(() => count(page, 'Thu 13 Aug')).toBe(2);
  await expect.poll(() => count(page, 'Sat 15 Aug')).toBe(2);
  for (const at of [60, 65]) {
    await boxes(page).nth(at).check();
    await boxes(page)
      .nth(at + 1)
      .check();
    await boxes(page).nth(at).locator('xpath=ancestor::li').dragTo(day(page, 'Mon 17 Aug'));
  }
  await expect.poll(() => count(page, 'Mon 17 Aug')).toBe(4);

  await boxes(page).last().check();
  await page
    .getByRole('textbox', { name: 'Trucker' })
    .or(page.getByRole('combobox', { name: 'Trucker' }))
    .fill('Harbor Drayage');
  await page.getByRole('button', { name: 'Set' }).click();
  await expect(page.locator('li p', { hasText: 'Harbor Drayage' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(page.getByText(/^Saving \d/)).toHaveCount(0);

  const other = await browser.newPage();
  await other.clock.setSystemTime(JOURNEY_NOW);
  for (const one of [page, other]) {
    await one.goto(page.url());
    await expect.poll(() => count(one, 'Thu 13 Aug')).toBe(2);
    await expect.poll(() => count(one, 'Fri 14 Aug')).toBe(2);
    await expect.poll(() => count(one, 'Sat 15 Aug')).toBe(2);
    await expect.poll(() => count(one, 'Mon 17 Aug')).toBe(4);
    await expect(one.locator('li p', { hasText: 'Harbor Drayage' })).toBeVisible();
  }
  await other.close();
});

test('what is planned is undone in one step, and without the right to define fields stays on the device @phone', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/403/);
  await faults.set({ match: 'POST /v2/custom_field_definitions', status: 403 });
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  await boxes(page).first().check();
  await boxes(page).nth(1).check();
  await day(page, 'Fri 14 Aug').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Define the fields' }).click();
  await expect(
    page.getByText('This plan is on this device only: you may not define custom fields of this account.'),
  ).toBeVisible();
  await expect.poll(() => count(page, 'Fri 14 Aug')).toBe(2);
  await boxes(page).nth(4).check();
  await day(page, 'Fri 14 Aug').click();
  await expect.poll(() => count(page, 'Fri 14 Aug')).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => count(page, 'Fri 14 Aug')).toBe(2);
  await page.reload();
  await expect.poll(() => count(page, 'Fri 14 Aug')).toBe(2);
  await expectNothingTooWide(page);
});

test('a trucker is handed a message, a workbook, and a sheet with a code for each container', async ({
  page,
}) => {
  await boxes(page).first().check();
  await boxes(page).nth(1).check();
  await day(page, 'Fri 14 Aug').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan on this device' }).click();
  const numbers = (
    await page
      .locator('li', { hasText: /^[A-Z]{4}\d{7}/ })
      .getByRole('link')
      .allInnerTexts()
  ).slice(0, 4);
  await page
    .getByRole('checkbox', { name: /^Select all at/ })
    .first()
    .check();
  await page.getByLabel('Trucker', { exact: true }).fill('Harbor Drayage');
  await page.getByRole('button', { name: 'Set' }).click();

  await page.getByRole('button', { name: 'Sheets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sheets for truckers' });
  const text = await dialog.getByRole('textbox', { name: 'Message' }).inputValue();
  const handed = numbers.filter((number) => text.includes(number));
  expect(text).toMatch(/^Fri 14 Aug\n- /);
  expect(handed).toHaveLength(2);
  for (const number of handed) expect(text).toContain(`/shipments/find?q=${number}`);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as workbook' }).click();
  const file = await download;
  const rows = await readSheet(await readFile(await file.path()));
  expect(new Set(rows.slice(1).map((row) => row[2]))).toEqual(new Set(handed));

  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.printed')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('.printed');
  await expect(sheet.getByRole('heading', { name: 'Pickup plan: Harbor Drayage' })).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^QR code of the page of / })).toHaveCount(2);
  await expect(sheet).toContainText(/Printed Wed 12 Aug 2026/);
});

test('a suggestion saves what the trucks of each place can save', async ({ page }) => {
  await page.goto('/settings/tariffs');
  await page.getByRole('button', { name: 'New tariff' }).click();
  const form = page.getByRole('dialog', { name: 'New tariff' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Storage, everywhere');
  await form.getByRole('combobox', { name: 'Charge', exact: true }).selectOption('Storage');
  await form.getByRole('combobox', { name: 'Charged by' }).selectOption('Terminal');
  await form.getByRole('textbox', { name: 'Free days' }).fill('0');
  await form.getByRole('textbox', { name: 'Amount a day, USD, step 1' }).fill('80');
  await form.getByText('More conditions').click();
  await form.getByRole('checkbox', { name: 'Through moves' }).check();
  await form.getByRole('button', { name: 'Create' }).click();
  await page.goto('/pickups');
  await loaded(page);

  const sections = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((all) =>
      all.map((section) => ({
        place: section.querySelector('h2')?.textContent?.split(', ').at(-1) ?? '',
        rows: [...section.querySelectorAll('li')].map((row) => row.textContent ?? ''),
      })),
    );
  const byPlace = new Map<string, string[]>();
  for (const { place, rows } of sections) {
    const ready = rows.filter(
      (row) => row.includes('Available (terminal)') && row.includes('80 USD more a day'),
    );
    byPlace.set(place, [...(byPlace.get(place) ?? []), ...ready]);
  }
  // Every day costs the same: appointments are kept, then the first trucks that are left take the others.
  const left = new Map([
    ['12', 8],
    ['13', 7],
    ['14', 6],
    ['17', 3],
    ['18', 2],
    ['19', 1],
  ]);
  const saved = [...byPlace.values()].flatMap((ready) => {
    const trucks = [...left].flatMap(([on, days]) => [
      { on, days },
      { on, days },
    ]);
    const ofDay = (row: string) => /Appointment \w{3} (\d+) Aug/.exec(row)?.[1];
    const isAhead = (row: string) => Number(ofDay(row) ?? 0) >= 12;
    const take = (at: number) => trucks.splice(at, 1).map(({ days }) => days);
    return [
      ...ready.filter(isAhead).flatMap((row) => {
        const at = trucks.findIndex(({ on }) => on === ofDay(row));
        return at < 0 ? [] : take(at);
      }),
      ...ready.filter((row) => !isAhead(row)).flatMap(() => take(0)),
    ];
  });
  const expected = saved.reduce((sum, days) => sum + days * 80, 0);

  await page.getByRole('button', { name: 'Suggest days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest days' });
  await dialog.getByRole('textbox', { name: 'Trucks a day at each place' }).fill('2');
  const amount = new Intl.NumberFormat('en').format(expected);
  await expect(dialog.getByRole('status').filter({ hasText: 'avoids' })).toHaveText(
    `${saved.length} containers: avoids ${amount} USD, against waiting until Thu 20 Aug`,
  );
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: `Plan ${saved.length} containers` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan on this device' }).click();
  await expect(page.getByText(`Avoided by the days that are planned: ${amount} USD`)).toBeVisible();
});
