import { expectAccessible } from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { prefer } from './support/prefer.ts';
import { expect, test } from './support/test.ts';

test('opens a shipment from the list, selects a container and reads its timeline @gateway', async ({
  page,
  request,
}) => {
  const account = await readAccount(request);
  const { shipment, containers } = pick(
    account,
    'shipment under way with several containers',
    (known) =>
      known.containers.length > 1 &&
      known.containers.every(({ attributes }) => attributes.current_status === 'on_ship'),
  );
  const bill = shipment.attributes.bill_of_lading_number;
  await page.goto(`/shipments?q=${bill}`);
  await page.getByRole('grid', { name: 'Shipments' }).getByRole('link', { name: bill }).click();
  await expect(page).toHaveURL(`/shipments/${shipment.id}`);
  await expect(page.locator('main header')).toContainText(bill);

  const second = containers[1]?.attributes.number ?? '';
  await page.getByRole('navigation', { name: 'Containers' }).getByRole('link', { name: second }).click();
  await expect(page).toHaveURL(`/shipments/${shipment.id}?container=${second}`);
  await expect(page).toHaveTitle(`${second} · Landfall`);

  const events = page.getByRole('region', { name: `Events of ${second}` });
  await expect(events.getByRole('heading', { level: 3, name: /Gate and terminal at origin/ })).toBeVisible();
  await expect(events.getByRole('heading', { level: 3, name: /voyage/ }).first()).toBeVisible();
  await expect(events.getByText('Vessel departed')).toBeVisible();
  await expect(events.getByText('Estimated', { exact: true }).first()).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(`/shipments?q=${bill}`);
});

test('one switch shows every time in local time, my time or UTC', async ({ page, request }) => {
  const account = await readAccount(request);
  const { shipment } = pick(account, 'shipment under way', ({ containers }) =>
    containers.some(({ attributes }) => attributes.current_status === 'on_ship'),
  );
  await page.goto(`/shipments/${shipment.id}`);
  const departed = page
    .getByRole('region', { name: /^Events of/ })
    .getByRole('listitem')
    .filter({ hasText: 'Vessel departed' })
    .last()
    .getByRole('time')
    .first();
  await expect(departed).not.toContainText('UTC');
  const instant = await departed.getAttribute('datetime');
  await prefer(page, 'UTC');
  await expect(departed).toContainText('UTC');
  await expect(departed).toContainText(instant?.slice(11, 16) ?? 'no digits');
  await prefer(page, 'My time');
  await expect(departed).toContainText('CEST');
  await page.reload();
  await expect(departed).toContainText('CEST');
  expect(await departed.getAttribute('datetime')).toBe(instant);
});

test('copies the link that finds the container', async ({ page, request, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await readAccount(request);
  const { shipment, containers } = pick(
    account,
    'shipment with a container',
    (known) => known.containers.length > 0,
  );
  const number = containers[0]?.attributes.number ?? '';
  await page.goto(`/shipments/${shipment.id}?container=${number}`);
  await page
    .getByRole('button', { name: /copy.*link/i })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/shipments/find?q=${number}`,
  );
});

test('says that a container of the address is not on the shipment', async ({ page, request }) => {
  const [known] = await readAccount(request);
  await page.goto(`/shipments/${known?.shipment.id}?container=XXXU0000000`);
  await expect(page.getByText('is not on this shipment')).toBeVisible();
});

test('a fresh booking without containers has a page of its own kind @phone', async ({ page, request }) => {
  const { shipment } = pick(
    await readAccount(request),
    'booking without containers',
    ({ containers }) => containers.length === 0,
  );
  await page.goto(`/shipments/${shipment.id}`);
  await expect(page.getByText('No containers yet')).toBeVisible();
});

test('moves through the containers with the arrow keys', async ({ page, request }) => {
  const { shipment, containers } = pick(
    await readAccount(request),
    'shipment with several containers',
    (known) => known.containers.length > 1,
  );
  await page.goto(`/shipments/${shipment.id}`);
  await page.getByRole('navigation', { name: 'Containers' }).getByRole('link').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`container=${containers[1]?.attributes.number}`));
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(new RegExp(`container=${containers[0]?.attributes.number}`));
});

test('shows the sources of a date: by keyboard, at an address of its own, as text @phone', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { shipment, containers } = pick(
    await readAccount(request),
    'shipment that has arrived',
    (known) => known.shipment.attributes.pod_ata_at !== null && known.containers.length > 0,
  );
  const number = containers[0]?.attributes.number ?? '';
  await page.goto(`/shipments/${shipment.id}?container=${number}`);
  const mark = page
    .getByRole('region', { name: /^Events of/ })
    .getByRole('button', { name: /sources of Vessel arrived$/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  const sources = page.getByRole('dialog', { name: 'Vessel arrived' });
  await expect(sources.getByText(/^Received .* later|at once/).first()).toBeVisible();
  await expect(sources.getByText('UTC').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sources).toBeHidden();
  await expect(mark).toBeFocused();

  await page.getByRole('link', { name: 'Date sources and history' }).click();
  await expect(page).toHaveURL(new RegExp(`container=${number}&proof=all`));
  const ledger = page.getByRole('table', { name: `Date sources and history of ${number}` });
  await expect(ledger.getByRole('rowheader', { name: 'Vessel arrived' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy as text: date sources and history' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Vessel arrived: ');
  await page.reload();
  await expect(ledger).toBeVisible();
});

test('shows how an ETA moved: in words, as a plot and revision by revision @phone', async ({
  page,
  request,
}) => {
  const days = (text: string | null) => Date.parse(text ?? '') / 86_400_000;
  const { shipment } = pick(
    await readAccount(request),
    'shipment at sea whose arrival slipped by more than half a day',
    ({ shipment: { attributes }, containers }) =>
      containers.some((container) => container.attributes.current_status === 'on_ship') &&
      attributes.pod_ata_at === null &&
      days(attributes.pod_eta_at) - days(attributes.pod_original_eta_at) > 0.5,
  );
  await page.goto(`/shipments/${shipment.id}`);
  await expect(
    page.getByRole('region', { name: /^Status of/ }).getByText(/^\+\d+ [dh]$/),
    'the signed change stands in the strip',
  ).toBeVisible();
  const route = page.getByRole('region', { name: 'Route' });
  await route.getByRole('heading').click();
  await expect(route.getByText(/ETA slipped \d+ [dh]/)).toBeVisible();
  await route.getByRole('button', { name: /revisions?$/ }).click();
  const rows = route.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toContainText('original ETA');
  await expect(rows.nth(2)).toContainText(/[+−]\d+ (days?|h)/);
  await expectAccessible(page);
});

test('the verdict is within the first 300 pixels, and stays in sight as one line @phone', async ({
  page,
  request,
}) => {
  const { shipment } = pick(
    await readAccount(request),
    'shipment of which a container is available',
    ({ containers }) => containers[0]?.attributes.current_status === 'available',
  );
  await page.goto(`/shipments/${shipment.id}`);
  const strip = page.getByRole('region', { name: /^Status of/ });
  const verdict = strip.getByRole('heading', { level: 2 });
  await expect(verdict).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /^Events of/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  const bottom = async () => {
    const box = await verdict.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect(await bottom()).toBeLessThanOrEqual(300);
  const full = (await strip.boundingBox())?.height ?? 0;
  const facts = page.getByRole('region', { name: 'Facts' });
  await facts.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5_000);
  await expect.poll(async () => (await strip.boundingBox())?.height ?? 0).toBeLessThan(full / 1.5);
  await expect(verdict).toBeInViewport();
  await expectAccessible(page);
  // What takes the focus below it is not covered by it.
  const first = page
    .getByRole('region', { name: /^Events of/ })
    .getByRole('button')
    .first();
  await first.focus();
  const [top, edge] = [(await first.boundingBox())?.y ?? 0, await bottom()];
  expect(top).toBeGreaterThanOrEqual(edge);
});

test('goes through the exceptions by key, also after a reload, and "back" leads to them', async ({
  page,
}) => {
  await page.goto('/exceptions');
  // Rows move while the account is loading.
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toBeVisible();
  await page.getByRole('grid', { name: 'Exceptions' }).getByRole('link').first().click();
  const list = page.getByRole('navigation', { name: 'In the list of exceptions' });
  await expect(list).toContainText(/1 of \d+/);
  await page.keyboard.press('j');
  await expect(list).toContainText(/2 of \d+/);
  await page.reload();
  await expect(list).toContainText(/2 of \d+/);
  await list.getByRole('link', { name: 'Next' }).click();
  await expect(list).toContainText(/3 of \d+/);
  await page.goBack();
  await expect(page).toHaveURL('/exceptions');
});

test('a message to whoever acts next is filled from the facts and copied @phone', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { shipment, containers } = pick(
    await readAccount(request),
    'shipment of which a container is not available',
    (known) => known.containers[0]?.attributes.current_status === 'not_available',
  );
  const number = containers[0]?.attributes.number ?? '';
  await page.goto(`/shipments/${shipment.id}?container=${number}`);
  await page
    .getByRole('region', { name: /^Status of/ })
    .getByRole('button', { name: /^Message/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Message/ });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(number));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy message' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(shipment.attributes.bill_of_lading_number);
  expect(copied).toContain('Not ready for pickup');
});

test('facts are folded by topic and open by keyboard @phone', async ({ page, request }) => {
  const { shipment } = pick(
    await readAccount(request),
    'shipment with a container',
    ({ containers }) => containers.length > 0,
  );
  await page.goto(`/shipments/${shipment.id}`);
  const cargo = page.getByRole('region', { name: 'Equipment and cargo' });
  const references = cargo.getByText('Container references');
  await expect(references).toBeHidden();
  await cargo.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(references).toBeVisible();
  await expectAccessible(page);
});
