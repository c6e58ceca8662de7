import { readFileSync } from 'node:fs';
import { type BuiltChunk, builtChunksFile } from '#build/builtChunks.ts';
import { expectAccessible } from './support/accessible.ts';
import { readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

test('lists the whole account and narrows it by status, carrier and text @gateway', async ({
  page,
  request,
}) => {
  const account = await readAccount(request);
  await page.goto('/shipments?active=no');
  const table = page.getByRole('grid', { name: 'Shipments' });
  await expect(table).toHaveAttribute('aria-rowcount', String(account.length + 1));

  const onShip = account.filter(({ containers }) =>
    containers.some(({ attributes }) => attributes.current_status === 'on_ship'),
  );
  await page.getByRole('link', { name: /^On vessel/ }).click();
  await expect(page).toHaveURL(/status=on_ship/);
  await expect(table).toHaveAttribute('aria-rowcount', String(onShip.length + 1));

  const scac = onShip[0]?.shipment.attributes.shipping_line_scac ?? '';
  const both = onShip.filter(({ shipment }) => shipment.attributes.shipping_line_scac === scac);
  await page.goto(`/shipments?status=on_ship&carrier=${scac}`);
  await expect(table).toHaveAttribute('aria-rowcount', String(both.length + 1));

  const chips = page.getByRole('list', { name: 'Filters in force' });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await chips.getByRole('link', { name: /Remove filter Carrier/ }).click();
  await expect(page).not.toHaveURL(/carrier=/);
  await expect(table).toHaveAttribute('aria-rowcount', String(onShip.length + 1));

  await page.reload();
  await expect(table).toHaveAttribute('aria-rowcount', String(onShip.length + 1));
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shipments');
  await chips.getByRole('link', { name: /^Remove filter Shown/ }).click();
  await expect(table).toHaveAttribute('aria-rowcount', String(account.length + 1));

  const bill = account[40]?.shipment.attributes.bill_of_lading_number ?? '';
  await page.getByRole('searchbox', { name: 'Filter the list by text' }).fill(bill.toLowerCase());
  await expect(table).toHaveAttribute('aria-rowcount', '2');
  await expect(table.getByRole('link', { name: bill })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
});

test('counts every one of the thirteen statuses, also of what is finished', async ({ page, request }) => {
  const account = await readAccount(request);
  await page.goto('/shipments');
  const statuses = page.getByRole('region', { name: 'Status', exact: true }).getByRole('link');
  await expect(statuses).toHaveCount(13);
  const returned = account.filter(({ containers }) =>
    containers.some(({ attributes }) => attributes.current_status === 'empty_returned'),
  ).length;
  await expect(page.getByRole('link', { name: `Empty returned ${returned}` })).toBeVisible();
});

test('says that nothing matches and clears the filters in one step @phone', async ({ page }) => {
  await page.goto('/shipments?q=no-such-number&status=no_such_status');
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await expect(page.getByText('No shipment passes all of them.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page.getByRole('grid', { name: 'Shipments' })).toBeVisible();
});

test('has only the visible rows in the document', async ({ page, request }) => {
  const account = await readAccount(request);
  await page.goto('/shipments?active=no');
  await expect(page.getByRole('grid', { name: 'Shipments' })).toHaveAttribute(
    'aria-rowcount',
    String(account.length + 1),
  );
  expect(await page.getByRole('row').count()).toBeLessThan(account.length / 3);
});

test('"back" restores the position of the list, and another filter begins at its top @phone', async ({
  page,
}) => {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const list = page.locator('[data-scroll-restoration-id="Shipments"]');
  const position = () => list.evaluate((element) => element.scrollTop);
  await list.evaluate((element) => element.scrollTo(0, 6000));
  // Rows come with the next frame; cards are measured then, which moves the list by some pixels.
  const row = list.getByRole('row').nth(14);
  await expect.poll(async () => Number(await row.getAttribute('aria-rowindex'))).toBeGreaterThan(30);
  await expect.poll(position).toBeGreaterThan(5000);
  const bill = await row.getByRole('link').innerText();
  await list.getByRole('link', { name: bill }).click();
  await expect(page.locator('main header')).toContainText(bill);
  await expect(page.getByRole('main'), 'the focus is in the new page').toBeFocused();
  await page.goBack();
  await expect(list.getByRole('link', { name: bill })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Filter the list by text' }).fill('a');
  await expect.poll(position).toBe(0);
});

test('"back" restores the focus to the row that was opened', async ({ page }) => {
  await page.goto('/shipments?sort=arrival');
  await expect(page.getByText(', by POD ETA/ATA')).toBeVisible();
  const list = page.locator('[data-scroll-restoration-id="Shipments"]');
  for (const key of ['ArrowDown', 'PageDown', 'PageDown', 'PageDown']) await page.keyboard.press(key);
  const bill = await page.locator(':focus').innerText();
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(1000);
  await page.keyboard.press('Enter');
  await expect(page.locator('main header')).toContainText(bill);
  await page.goBack();
  const row = list.getByRole('link', { name: bill });
  await expect(row).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus'), 'and goes on from there').not.toHaveText(bill);
});

test('sorts the next arrival first, in the address, and clearing filters does not change that @phone', async ({
  page,
}) => {
  await page.goto('/shipments?status=on_ship&arrival=expected');
  const heading = page.getByRole('button', { name: 'POD ETA/ATA' });
  const display = page.getByRole('button', { name: 'Display' });
  await expect(heading.or(display).filter({ visible: true })).toBeVisible();
  if (await display.isVisible()) {
    await display.click();
    await expectAccessible(page);
    await page.getByLabel('Sort by').selectOption('By POD ETA/ATA');
  } else await heading.click();
  await expect(page).toHaveURL('/shipments?status=on_ship&arrival=expected&sort=arrival');
  await expect(page.getByText(', by POD ETA/ATA')).toBeVisible();
  const times = page.getByRole('grid', { name: 'Shipments' }).getByRole('row').getByRole('time');
  await expect(times.nth(2)).toBeVisible();
  const instants = (
    await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  ).slice(0, 5);
  expect(instants).toEqual(instants.toSorted());
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shipments?sort=arrival');
});

test('a link of another version shows what it can and names what it ignores @phone', async ({ page }) => {
  await page.goto('/shipments?by=container&group=vessel&columns=number,mood&from=2026-13-01&to=%2B7d');
  const notice = page.getByRole('status', { name: 'Ignored settings' });
  await expect(notice).toContainText('Ignored unknown column “mood”.');
  await expect(notice).toContainText('first arrival day “2026-13-01”: it is not a date');
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText(
    '7 days from now or earlier',
  );
  await expectAccessible(page);
  await page.reload();
  await expect(notice, 'a copy of the address has it too').toBeVisible();
  await notice.getByRole('link', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await expect(page).toHaveURL('/shipments?by=container&columns=number&group=vessel&to=%2B7d');
});

test('narrows to the days of arrival, by a preset or by chosen days', async ({ page }) => {
  await page.goto('/shipments');
  const days = page.getByRole('region', { name: 'Arrival day' });
  const preset = days.getByRole('link', { name: /^Today and next 7 days/ });
  await expect(
    page.getByText(/^[\d,]+ of 300, due soonest first$/),
    'the whole account is loaded',
  ).toBeVisible();
  await preset.click();
  const table = page.getByRole('grid', { name: 'Shipments' });
  // Counts follow the rows; in the end both are the same.
  await expect(async () => {
    const count = Number(/\d+$/.exec(await preset.innerText())?.[0]);
    await expect(table).toHaveAttribute('aria-rowcount', String(count + 1), { timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL('/shipments?from=today&to=%2B7d');
  await days.getByRole('button', { name: 'Choose days' }).click();
  await days.getByLabel('First day').fill('2026-08-20');
  await days.getByLabel('Last day').fill('2026-08-01');
  await expect(days.getByText('The first day is after the last day')).toBeVisible();
  await expectAccessible(page);
});

test('works by keyboard alone: move, select, sort, resize, list the keys', async ({ page }) => {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const focused = page.locator(':focus');
  const rowIndex = () => focused.evaluate((at) => at.closest('[role=row]')?.getAttribute('aria-rowindex'));
  await page.keyboard.press('ArrowDown');
  expect(await rowIndex()).toBe('2');
  await page.keyboard.press('PageDown');
  expect(Number(await rowIndex())).toBeGreaterThan(8);
  await expect(focused).toBeInViewport();
  await page.keyboard.press('End');
  expect(await rowIndex()).toBe(
    await page.getByRole('grid', { name: 'Shipments' }).getAttribute('aria-rowcount'),
  );
  await expect(focused).toBeInViewport();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('grid', { name: 'Shipments' }).evaluate((grid) => {
    grid.querySelector('[data-scroll-restoration-id]')?.scrollTo(0, 0);
  });
  await expect(focused, 'the focus stays while the list scrolls away').toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText('Number');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Number' })).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveRole('separator');
  const width = async () =>
    (await page.getByRole('columnheader', { name: 'Number' }).boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('ArrowRight');
  // A usual width may end in half a pixel, a chosen one does not.
  await expect.poll(async () => Math.abs((await width()) - before - 16)).toBeLessThan(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(focused, 'the focus is where it was').toHaveRole('separator');
});

test('shows the chosen columns, as wide as they were dragged, also after a reload', async ({ page }) => {
  await page.goto('/shipments?by=container');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  const shown = dialog.getByRole('list', { name: 'Columns shown' });
  for (const name of ['Holds', 'Fees']) {
    await dialog.getByRole('checkbox', { name }).click();
    await expect(shown.getByRole('checkbox', { name }), 'the focus moves with it').toBeFocused();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const customer = page.getByRole('columnheader', { name: 'Customer' });
  const line = (await page.getByRole('separator', { name: 'Width of Customer' }).boundingBox()) ?? {
    x: 0,
    y: 0,
  };
  const before = (await customer.boundingBox())?.width ?? 0;
  await page.mouse.move(line.x + 10, line.y + 10);
  await page.mouse.down();
  await page.mouse.move(line.x + 50, line.y + 10, { steps: 4 });
  await page.mouse.move(line.x + 70, line.y + 10);
  await page.mouse.up();
  await expect(page).toHaveURL(/customer%3A\d+/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Fees' })).toBeVisible();
  expect((await customer.boundingBox())?.width).toBeCloseTo(before + 60, 0);
  await page.goBack();
  await expect(page, '"back" restores the list before the choice').toHaveURL('/shipments?by=container');
});

test('a custom field is a column under its own name, here, in a reload and in the order', async ({
  page,
}) => {
  await page.goto('/shipments?q=a');
  await page.getByRole('button', { name: 'Columns' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  const own = dialog.getByRole('list', { name: 'Custom fields' });
  await own.getByRole('checkbox', { name: 'Declared value (USD)' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const heading = page.getByRole('button', { name: 'Declared value (USD)' });
  await heading.click();
  await expect(page).toHaveURL(/sort=field.declared_value/);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText(', by declared value (USD)')).toBeVisible();
});

test('a card can be selected by a finger @phone', async ({ page }) => {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .nth(1)
    .click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByText('1 selected')).toBeHidden();
});

test('keeps its rows in a window that becomes narrow, until they can be cards', async ({ page }) => {
  const chunks: readonly BuiltChunk[] = JSON.parse(readFileSync(`dist/${builtChunksFile()}`, 'utf8'));
  const cards = chunks.find(({ sources }) => sources.includes('src/ui/grid/GridCards.tsx'));
  const code = `**/${cards?.file}`;
  const { promise: waited, resolve: deliver } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto('/shipments');
  const grid = page.getByRole('grid', { name: 'Shipments' });
  const row = grid.locator('[data-line]').first();
  await expect(row).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().endsWith(`/${cards?.file}`));
  await page.setViewportSize({ width: 820, height: 1180 });
  await asked;
  await expect(row, 'while their code is on its way').toBeVisible();
  deliver();
  await expect(grid.getByRole('columnheader')).toHaveCount(0);
  await expect(row).toBeVisible();
});
