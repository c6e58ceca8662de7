import type { Page } from 'playwright/test';
import { type KnownShipment, pick, readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

let account: readonly KnownShipment[];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  account = await readAccount(request);
  await request.dispose();
});

/** Opens the direct link in a browser that knows nothing yet (docs/interface.md 2.8). */
async function find(page: Page, q: string) {
  await page.goto(`/shipments/find?q=${encodeURIComponent(q)}`);
}

function withSeveralContainers(): KnownShipment {
  return pick(account, 'shipment with several containers', ({ containers }) => containers.length > 1);
}

/** The end of a number that no other number of the account contains. */
function uniquePart(number: string, others: readonly string[]): string {
  for (let length = 5; length < number.length; length += 1) {
    const part = number.slice(-length);
    if (others.filter((other) => other.includes(part)).length === 1) return part;
  }
  throw new Error(`No part of ${number} is unique.`);
}

function everyNumber(): string[] {
  return account.flatMap(({ shipment, containers }) => [
    shipment.attributes.bill_of_lading_number,
    ...(shipment.attributes.ref_numbers ?? []),
    ...containers.flatMap(({ attributes }) => [attributes.number, ...attributes.ref_numbers]),
  ]);
}

test('a container number, however it is typed, opens its shipment with it selected @gateway', async ({
  page,
}) => {
  const { shipment, containers } = withSeveralContainers();
  const number = containers[1]?.attributes.number ?? '';
  const typed = `${number.slice(0, 4).toLowerCase()} ${number.slice(4, 7)}-${number.slice(7, 10)} ${number.slice(10)}`;
  await find(page, typed);
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

test('a bill of lading opens its shipment', async ({ page }) => {
  const { shipment } = withSeveralContainers();
  const bill = shipment.attributes.bill_of_lading_number;
  await find(page, bill.toLowerCase());
  await expect(page).toHaveURL(`/shipments/${shipment.id}`);
  await expect(page.locator('main header')).toContainText(bill);
});

test('a booking number opens its shipment @gateway', async ({ page, request }) => {
  const answer = await request.get('/api/v2/tracking_requests?filter[status]=created&page[size]=100');
  const { data } = (await answer.json()) as {
    data: { attributes: { request_type: string; request_number: string } }[];
  };
  const booking = pick(data, 'request by booking', ({ attributes }) => attributes.request_type === 'booking');
  await find(page, booking.attributes.request_number);
  await expect(page).toHaveURL(/\/shipments\/[0-9a-f-]{36}/);
});

test('a reference of a shipment opens it', async ({ page }) => {
  const { shipment } = pick(account, 'shipment with a reference', (known) =>
    Boolean(known.shipment.attributes.ref_numbers?.length),
  );
  const reference = shipment.attributes.ref_numbers?.[0] ?? '';
  await find(page, reference.toLowerCase());
  const first = account.find(
    (known) =>
      known.shipment.attributes.ref_numbers?.includes(reference) ||
      known.containers.some(({ attributes }) => attributes.ref_numbers.includes(reference)),
  );
  await expect(page).toHaveURL(new RegExp(`/shipments/${first?.shipment.id}`));
});

test('a reference of one container opens its shipment with it selected', async ({ page }) => {
  const known = pick(account, 'container with a reference of its own', ({ shipment, containers }) =>
    containers.some(({ attributes }) =>
      attributes.ref_numbers.some((ref) => !shipment.attributes.ref_numbers?.includes(ref)),
    ),
  );
  const container = known.containers.find(({ attributes }) =>
    attributes.ref_numbers.some((ref) => !known.shipment.attributes.ref_numbers?.includes(ref)),
  );
  const reference =
    container?.attributes.ref_numbers.find((ref) => !known.shipment.attributes.ref_numbers?.includes(ref)) ??
    '';
  await find(page, reference);
  await expect(page).toHaveURL(`/shipments/${known.shipment.id}?container=${container?.attributes.number}`);
});

test('a part of a container number opens the first that has it', async ({ page }) => {
  const { shipment, containers } = withSeveralContainers();
  const number = containers[1]?.attributes.number ?? '';
  await find(page, uniquePart(number, everyNumber()));
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${number}`);
});

test('a part of a bill of lading opens the first that has it', async ({ page }) => {
  const { shipment } = withSeveralContainers();
  await find(page, uniquePart(shipment.attributes.bill_of_lading_number, everyNumber()));
  await expect(page).toHaveURL(`/shipments/${shipment.id}`);
});

test('what nothing matches opens the list with the query filled in @phone', async ({ page }) => {
  await find(page, 'ZZZU 000000');
  await expect(page).toHaveURL(/\/shipments\?q=ZZZU/);
  await expect(page.getByRole('searchbox', { name: 'Filter the list by text' })).toHaveValue('ZZZU 000000');
  await expect(page.getByText('Nothing matches “ZZZU 000000”')).toBeVisible();
});

test('the find box answers from a warm list without asking the service', async ({ page }) => {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const { shipment, containers } = withSeveralContainers();
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (/^\/api\/v2\/shipments$/.test(pathname)) asked.push(search);
  });
  await page.keyboard.press('/');
  await page.keyboard.type(containers[1]?.attributes.number ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${containers[1]?.attributes.number}`);
  expect(asked).toEqual([]);
});

test('hostile, enormous and empty queries leave a readable page', async ({ page }) => {
  for (const q of [
    '',
    '   ',
    '%',
    '%E0%A4%A',
    '<img src=x onerror=alert(1)>',
    '../../etc',
    '"&q=x#y',
    '((((',
    '🚢'.repeat(400),
  ]) {
    await find(page, q);
    await expect(page, q).toHaveURL(/\/shipments(\?|$)/);
    await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
  }
  await page.goto('/shipments/find?q=%E0%A4%A&q=two');
  await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
});
