import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { type KnownShipment, pick, readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

let account: readonly KnownShipment[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  account = await readAccount(request);
  await request.dispose();
});

const box = (page: Page) => page.getByRole('searchbox', { name: /^Find a container/ });
/** Of a wide page its box, of a phone the button of its bar. */
const opener = (page: Page) => box(page).or(page.getByRole('button', { name: /^Find a container/ }));
const field = (page: Page) => page.getByRole('combobox', { name: 'Find' });
const set = (page: Page) => page.getByRole('region', { name: /numbers? pasted$/ });

function known(): { shipment: KnownShipment['shipment']; number: string } {
  const { shipment, containers } = pick(account, 'container with a 0 or 1', (one) =>
    one.containers.some(({ attributes }) => /[01]/.test(attributes.number.slice(4))),
  );
  const number = containers.find(({ attributes }) => /[01]/.test(attributes.number.slice(4)))?.attributes
    .number;
  return { shipment, number: number ?? '' };
}

const withWrongDigit = (number: string) => `${number.slice(0, 10)}${(Number(number.slice(10)) + 3) % 10}`;

async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

test('a sloppy number opens its container in one step', async ({ page }) => {
  const { shipment, number } = known();
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await page.keyboard.press('/');
  const digits = number.slice(4).replaceAll('0', 'o').replaceAll('1', 'l');
  await page.keyboard.type(
    `cntr. ${number.slice(0, 4).toLowerCase()}/${digits.slice(0, 3)}.${digits.slice(3)}`,
  );
  await expect(page.getByRole('option', { name: new RegExp(number) })).toHaveAttribute(
    'data-highlighted',
    '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
});

test('keeps what is typed before the palette has loaded', async ({ page }) => {
  const { shipment, number } = known();
  await page.goto('/shipments');
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(number);
  await expect(field(page)).toHaveValue(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
});

test('a wrong check digit is answered with the number that was meant @phone', async ({ page }) => {
  const { shipment, number } = known();
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await opener(page).click();
  await field(page).fill(withWrongDigit(number));
  await expect(page.getByText(`Did you mean ${number}?`)).toBeVisible();
  const meant = page.getByRole('group', { name: 'Did you mean' }).getByRole('option');
  await expect(meant.first()).toContainText(number);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);

  await page.goto(`/shipments/find?q=${withWrongDigit(number)}`);
  await page.getByRole('status').getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
});

test('a pasted e-mail opens a set, which its address keeps @phone', async ({ page }) => {
  const numbers = account.flatMap(({ containers }) => containers.map(({ attributes }) => attributes.number));
  const [first = '', second = '', third = ''] = numbers;
  const mail = [
    'Hi,',
    `please advise ETA for ${first}, ${second.slice(0, 4)} ${second.slice(4)} by 2026-08-14.`,
    `Also ${withWrongDigit(third)} and MSCU1234566.`,
    `${first} is urgent. Tel. +1 818 555 0134`,
  ].join('\n');
  await page.goto('/exceptions');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await paste(page, mail);
  // It goes away by itself.
  await expect(page.getByText('4 numbers read, 1 repeated and counted once.')).toBeVisible();
  await expect(set(page).getByRole('heading', { name: '4 numbers pasted' })).toBeVisible();
  const check = async () => {
    await expect(set(page).getByRole('button', { name: '2 found' })).toBeVisible();
    await expect(set(page).getByRole('button', { name: '1 wrong check digit' })).toBeVisible();
    await expect(set(page).getByRole('button', { name: '1 not found' })).toBeVisible();
    await expect(set(page).getByRole('link', { name: third })).toBeVisible();
    for (const number of [first, second]) {
      await expect(page.getByRole('main').getByText(number).first()).toBeVisible();
    }
    await expect(
      page
        .getByRole('main')
        .getByText(/^2(?: of|$|,)/)
        .first(),
    ).toBeVisible();
  };
  await check();
  const address = page.url();
  expect(address).toContain(`set=${first}`);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await check();
  expect(page.url()).toBe(address);
});

test('a long set stays on the device, and says so', async ({ page, browser, baseURL }) => {
  const numbers = account.flatMap(({ containers }) => containers.map(({ attributes }) => attributes.number));
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const made = Array.from({ length: 1_100 }, (_, nth) => numbers[nth] ?? `MSCU${1_000_000 + nth}`);
  await paste(page, made.join('\n'));
  await expect(set(page).getByRole('heading', { name: '1,000 numbers pasted' })).toBeVisible();
  await expect(set(page).getByText(/100 more are left out/)).toBeVisible();
  await expect(set(page).getByText(/its link opens here only/)).toBeVisible();
  await page.reload();
  await expect(set(page).getByRole('heading', { name: '1,000 numbers pasted' })).toBeVisible();

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { name: 'Number list not on this device' })).toBeVisible();
  await other.close();
});

test('what the list does not have is asked of the service, and that can be stopped', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v2/tracking_requests?filter[status]=created&page[size]=100');
  const { data } = (await answer.json()) as {
    data: { attributes: { request_type: string; request_number: string } }[];
  };
  const bookings = data
    .filter(({ attributes }) => attributes.request_type === 'booking')
    .map(({ attributes }) => attributes.request_number);
  const search = new URLSearchParams(['NONE-12345', ...bookings.slice(0, 2)].map((one) => ['set', one]));
  await page.goto(`/shipments?${search}`);
  await expect(set(page).getByText(/^The service was asked for \d numbers/)).toBeVisible();
  await expect(set(page).getByRole('button', { name: '1 not found' })).toBeVisible();
  await expect(set(page).getByRole('button', { name: '2 found' })).toBeVisible();

  await page.route(/shipments\?number=/, () => {});
  await page.goto(`/shipments?set=NONE-777777&set=NONE-888888`);
  await set(page).getByRole('button', { name: 'Stop' }).click();
  await expect(set(page).getByText('Stopped. 2 numbers were not asked of the service.')).toBeVisible();
  await page.unrouteAll();
  await set(page).getByRole('button', { name: 'Continue' }).click();
  await expect(set(page).getByText('The service was asked for 2 numbers')).toBeVisible();
});

test('a number in the place of an id is looked for', async ({ page, expectErrors }) => {
  // The service is asked first: its ids may have any form.
  expectErrors(/404/);
  const { shipment, number } = known();
  await page.goto(`/shipments/${number.toLowerCase()}`);
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
});

test('on a phone it takes the whole screen @phone', async ({ page, isMobile }) => {
  await page.goto('/shipments');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  const sheet = await page.getByRole('dialog').boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (isMobile || width < 640) expect(sheet).toEqual({ x: 0, y: 0, width, height });
  else expect(sheet?.width).toBeLessThan(width / 2);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
});
