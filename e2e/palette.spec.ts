import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from './support/accessible.ts';
import { type KnownShipment, pick, readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

let account: readonly KnownShipment[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  account = await readAccount(request);
  await request.dispose();
});

/** Of a wide page, and of a phone. */
const opener = (page: Page) =>
  page
    .getByRole('searchbox', { name: /^Find a container/ })
    .or(page.getByRole('button', { name: /^Find a container/ }));
const field = (page: Page) => page.getByRole('combobox', { name: 'Find' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function open(page: Page, address = '/shipments') {
  await page.goto(address);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

function withSeveralContainers(): KnownShipment {
  return pick(account, 'shipment with several containers', ({ containers }) => containers.length > 1);
}

test('the palette has nothing serious for axe, empty, with numbers and with none @phone', async ({
  page,
}) => {
  await open(page);
  await expectAccessibleInBothThemes(page);
  await field(page).fill('32');
  await expect(option(page, /32/).first()).toBeVisible();
  await expect(page.getByText('The 8 best numbers in the whole account.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field(page).fill('ZZZU 000000');
  await expect(option(page, 'Find “ZZZU 000000” in the whole account')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a part of a container number opens its page, by keyboard alone, while a text field has the focus', async ({
  page,
}) => {
  const { shipment, containers } = withSeveralContainers();
  const number = containers[1]?.attributes.number ?? '';
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter the list by text' }).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(`${number.slice(3, 7)}-${number.slice(7)}`);
  await expect(option(page, new RegExp(number))).toHaveAttribute('data-highlighted', '');
  await expect(option(page, new RegExp(number))).toContainText(shipment.attributes.bill_of_lading_number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await expect(page.getByRole('main'), 'a screen reader goes on in the page').toBeFocused();
});

test('the key closes it again, as Escape does, and the focus goes back', async ({ page }) => {
  await page.goto('/shipments');
  const filter = page.getByRole('searchbox', { name: 'Filter the list by text' });
  for (const key of ['Control+k', 'Escape']) {
    await filter.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('maersk');
    await page.keyboard.press(key);
    await expect(field(page)).toBeHidden();
    await expect(filter).toBeFocused();
    await expect(filter).toHaveValue('');
  }
});

test('it finds numbers on a page that has not read the list', async ({ page }) => {
  const [first, other] = account;
  await open(page, `/shipments/${first?.shipment.id}`);
  const bill = other?.shipment.attributes.bill_of_lading_number ?? '';
  await page.keyboard.type(bill.toLowerCase());
  await expect(option(page, new RegExp(bill)).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('main header')).toContainText(bill);
});

test('says that numbers are still to come while the account is loading', async ({ page, faults }) => {
  await faults.set({ match: 'GET /v2/shipments', delayMs: 60_000 });
  await open(page);
  await page.keyboard.type('32');
  await expect(page.getByText('The list of shipments is loading. Numbers show as they come.')).toBeVisible();
});

test('a number that is not there is looked for by the service, or filters the list @phone', async ({
  page,
}) => {
  await page.goto('/shipments?status=on_ship');
  await opener(page).click();
  await field(page).fill('maersk');
  await option(page, 'Filter the list by “maersk”').click();
  await expect(page).toHaveURL(/\?(?=.*status=on_ship)(?=.*q=maersk)/);

  await opener(page).click();
  await field(page).fill('ZZZU 000000');
  await option(page, 'Find “ZZZU 000000” in the whole account').click();
  await expect(page.getByText('Nothing matches “ZZZU 000000”')).toBeVisible();
});

test('runs actions: theme, clock, keyboard shortcuts, and clearing cached data', async ({ page }) => {
  await open(page);
  await page.keyboard.type('dark the');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+k');
  await field(page).fill('times utc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('time').first()).toContainText('UTC');

  await page.keyboard.press('Control+k');
  await field(page).fill('shortcuts');
  await page.keyboard.press('Enter');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Find any number, page or saved view, or run an action');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(field(page), 'one dialog at a time').toBeHidden();

  await page.keyboard.press('Control+k');
  await field(page).fill('clear');
  await page.keyboard.press('Enter');
  const cachedPanel = page.getByRole('dialog', { name: 'Cached on this device' });
  await expect(cachedPanel).toBeFocused();
  await expect(cachedPanel.getByRole('button', { name: 'Clear cached data' })).toBeVisible();
});

test('copies the number of the shipment in view and opens its date sources', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { shipment, containers } = withSeveralContainers();
  const number = containers[1]?.attributes.number ?? '';
  await open(page, `/shipments/${shipment.id}?container=${number}`);
  await expect(page.getByRole('heading', { name: number, includeHidden: true })).toBeAttached();
  await page.keyboard.type('copy container');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Copied ${number}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  await field(page).fill('date sources');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}&proof=all`);
});

test('leads back to recent pages, also after a reload, until they are cleared @phone', async ({ page }) => {
  const { shipment, containers } = withSeveralContainers();
  const number = containers[1]?.attributes.number ?? '';
  const bill = shipment.attributes.bill_of_lading_number;
  await page.goto(`/shipments/${shipment.id}?container=${number}`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.getByRole('link', { name: /^Exceptions/ }).click();
  const first = page.getByRole('group', { name: 'Recent' }).getByRole('option').first();
  await opener(page).click();
  // A recent page is cached a moment later.
  await expect(first).toContainText(number);
  await page.reload();
  await opener(page).click();
  await expect(first).toContainText(`Container on ${bill}`);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);

  await page.getByRole('button', { name: 'Cached on this device', exact: true }).click();
  await page.getByRole('button', { name: 'Clear cached data' }).click();
  await expect(page.getByText(/recent pages are deleted/)).toBeVisible();
  await page.goto('/exceptions');
  await opener(page).click();
  await expect(option(page, /^Shipments/)).toBeVisible();
  await expect(first).toBeHidden();
});

test('opens a saved view by any words of its name @phone', async ({ page }) => {
  await page.addInitScript(() => {
    const view = {
      id: 'v',
      name: 'Maersk at sea',
      page: '/shipments',
      search: '?status=on_ship&carrier=MAEU',
    };
    localStorage.setItem('landfall.views', JSON.stringify({ state: { views: [view] }, version: 1 }));
  });
  await page.goto('/exceptions');
  await opener(page).click();
  await field(page).fill('sea maersk');
  await option(page, 'Maersk at sea').click();
  await expect(page).toHaveURL('/shipments?status=on_ship&carrier=MAEU');
  await expect(page.getByRole('button', { name: 'Maersk at sea' })).toBeVisible();
});
