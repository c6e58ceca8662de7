import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readSheet } from 'read-excel-file/node';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const amount = (sum: number) =>
  new Intl.NumberFormat('en', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 }).format(sum);

/** The day of an instant on the calendar of a zone, in days since 1970. */
const dayIn = (zone: string, at: string) =>
  Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at))) / 86_400_000;

test('a tariff is entered, and its sum is on the page of a container that waits, also after a reload @phone', async ({
  page,
  request,
}) => {
  await page.goto('/settings/tariffs');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(2);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'New tariff' }).click();
  const form = dialog(page, 'New tariff');
  await form.getByRole('textbox', { name: 'Name' }).fill('Storage, everywhere');
  await form.getByRole('combobox', { name: 'Charge', exact: true }).selectOption('Storage');
  await form.getByRole('combobox', { name: 'Charged by' }).selectOption('Terminal');
  await form.getByRole('combobox', { name: 'First free day' }).selectOption('The same day');
  await form.getByRole('textbox', { name: 'Free days' }).fill('one');
  await form.getByRole('textbox', { name: 'Amount a day, USD, step 1' }).fill('80.25');
  await form.getByRole('button', { name: 'Add a step' }).click();
  await expect(form.getByRole('textbox', { name: 'From day, step 2' })).toBeFocused();
  await page.keyboard.type('3');
  await form.getByRole('textbox', { name: 'Amount a day, USD, step 2' }).fill('120');
  await form.getByText('More conditions').click();
  await form.getByRole('checkbox', { name: 'Through moves' }).check();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(form.getByRole('alert')).toHaveText('Free days has to be a whole number from 0 to 365.');
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  await form.getByRole('textbox', { name: 'Free days' }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Storage, everywhere created')).toBeVisible();

  const { shipment, containers } = pick(
    await readAccount(request),
    'shipment whose one container has been available for two days',
    (known) =>
      known.containers.length === 1 &&
      known.shipment.attributes.pod_timezone !== null &&
      known.containers.every(
        ({ attributes: { current_status, pod_discharged_at } }) =>
          current_status === 'available' &&
          pod_discharged_at !== null &&
          Date.parse(JOURNEY_NOW) - Date.parse(pod_discharged_at) > 2 * 86_400_000,
      ),
  );
  const discharged = containers[0]?.attributes.pod_discharged_at ?? '';
  const zone = shipment.attributes.pod_timezone ?? '';
  // The day of the discharge is free.
  const days = dayIn(zone, JOURNEY_NOW) - dayIn(zone, discharged);
  const sum = days <= 2 ? days * 80.25 : 2 * 80.25 + (days - 2) * 120;
  const costs = page.getByRole('region', { name: 'Cost of waiting' });
  const estimated = costs.getByRole('listitem').filter({ hasText: 'Storage (terminal)' });
  await page.goto(`/shipments/${shipment.id}`);
  await expect(estimated).toContainText(`${amount(sum)} USD`);
  await page.reload();
  await expect(estimated).toContainText(`${amount(sum)} USD`);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);

  // The same sum stands in its row of the list, and among those of the exceptions.
  const bill = shipment.attributes.bill_of_lading_number;
  await page.goto(`/shipments?columns=number,costSoFar&q=${bill}`);
  await expect(page.getByRole('grid', { name: 'Shipments' })).toContainText(`${amount(sum)} USD`);
  await page.goto(`/shipments?cost=now&q=${bill}`);
  await expect(page.getByRole('grid', { name: 'Shipments' })).toContainText(bill ?? 'no bill');
  await page.goto(`/shipments?cost=free&cost=unknown&q=${bill}`);
  await expect(page.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible();
  await page.goto('/exceptions');
  await expect(page.getByRole('main').getByText(/^[\d,.]+ USD estimated$/)).toBeVisible();

  // A correction there is a press away, and shows when one comes back.
  await page.goto(`/shipments/${shipment.id}`);
  await costs.getByRole('link', { name: 'Tariffs' }).click();
  await page.getByRole('switch', { name: 'On: Storage, everywhere' }).uncheck();
  await page.goBack();
  await expect(estimated).toHaveCount(0);
});

test('the list is narrowed by what waiting costs, and each count is what the list then has', async ({
  page,
}) => {
  await page.goto('/shipments?by=container');
  const filters = page.getByRole('navigation', { name: 'Filters', exact: true });
  await filters.getByRole('button', { name: 'Costs' }).click();
  await expect(filters).toContainText('No tariff is switched on');
  await filters.getByRole('link', { name: 'Add a tariff' }).click();
  const samples = page.getByRole('switch', { name: /^On: / });
  await expect(samples).toHaveCount(2);
  for (const sample of await samples.all()) await sample.check();
  await page.goto('/shipments?by=container&columns=number,costSoFar,costPerDay');
  await filters.getByRole('button', { name: 'Costs' }).click();
  const values = filters.getByRole('region', { name: 'Cost by tariff' });
  const counting = values.getByRole('link', { name: /^Counting now/ });
  const count = Number((await counting.textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  await counting.click();
  await expect(
    page.getByText(new RegExp(`^${count} of [\\d,]+ containers, due soonest first$`)),
  ).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText(/\d USD/);
  await page.reload();
  await expect(
    page.getByText(new RegExp(`^${count} of [\\d,]+ containers, due soonest first$`)),
  ).toBeVisible();
  await page.getByRole('link', { name: /Remove filter\s+Cost by tariff/ }).click();
  await expect(page).not.toHaveURL(/cost=/);
});

test('a broken file of tariffs and a hostile one are refused in a sentence, and nothing is lost', async ({
  page,
}) => {
  await page.goto('/settings/tariffs');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const saved = await readFile(await (await download).path(), 'utf8');
  const hostile = '<img src=x onerror=alert(1)>';
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['cut.json', saved.slice(0, -40), /^This file is no JSON\./],
    ['changed.json', saved.replace('demurrage', 'demurrages'), /^This file was changed or damaged/],
    ['other.json', JSON.stringify({ tariffs: [{ name: hostile }] }), /^This is not a file of tariffs\./],
    ['prototype.json', '{"__proto__":{"isOn":true},"constructor":1}', /^This is not a file of tariffs\./],
    ['deep.json', deep, /^This (?:file is no JSON|is not a file of tariffs)\./],
    ['large.json', ' '.repeat(6_000_000), /^This file is larger than 5 MB\./],
  ];
  for (const [name, text, why] of refused) {
    const buffer = Buffer.from(text);
    await page.getByLabel('Open a file').setInputFiles({ name, mimeType: 'application/json', buffer });
    const offer = dialog(page, `Open ${name}`);
    await expect(offer.getByRole('alert')).toHaveText(why);
    await expect(offer.getByRole('alert')).toHaveText(/ Nothing has changed here\.$/);
    await page.keyboard.press('Escape');
    await expect(offer).toBeHidden();
  }
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(2);
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('the workbook of one browser is taken over in another, and undone', async ({ page, browser }) => {
  await page.goto('/settings/tariffs');
  await page.getByRole('button', { name: 'Duplicate Per diem' }).click();
  await dialog(page, 'New tariff').getByRole('textbox', { name: 'Name' }).fill('Per diem, MSC');
  await dialog(page, 'New tariff').getByRole('textbox', { name: 'SCAC' }).fill('MSCU');
  await dialog(page, 'New tariff').getByLabel('Valid from').fill('2026-01-01');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Per diem, MSC created')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as workbook' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^landfall-tariffs-.*\.xlsx$/);
  const buffer = await readFile(await file.path());
  expect(await readSheet(buffer), 'headings, two samples and ours').toHaveLength(4);

  const other = await browser.newPage();
  await other.clock.setSystemTime(JOURNEY_NOW);
  await other.goto(new URL('/settings/tariffs', page.url()).href);
  const openFile = other.getByLabel('Open a file');
  await openFile.setInputFiles({ name: 'team.xlsx', mimeType: '', buffer });
  const offer = dialog(other, 'Open team.xlsx');
  await expect(offer.getByText('1 added')).toBeVisible();
  await expect(offer.getByText('2 entries are here already.')).toBeVisible();
  await expectAccessibleInBothThemes(other);
  await offer.getByRole('button', { name: 'Take over' }).click();
  const taken = other.getByRole('listitem').filter({ hasText: 'Per diem, MSC' });
  await expect(taken).toContainText('95 USD');
  await expect(taken).toContainText('Valid from');
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(taken).toHaveCount(0);

  await openFile.setInputFiles({ name: 'odd.xlsx', mimeType: '', buffer: buffer.subarray(0, 2_000) });
  await expect(dialog(other, 'Open odd.xlsx').getByRole('alert')).toHaveText(
    /^The file is neither text nor a workbook.* Nothing has changed here\.$/,
  );
  await other.close();
});
