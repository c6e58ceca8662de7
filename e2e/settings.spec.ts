import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const headings = (page: Page) =>
  page.getByRole('gridcell').filter({ hasText: /\d+ shipments?, \d+ containers?$/ });

test('a field is defined, filled in on the page and in its cell, grouped by, renamed, and deleted with its values @gateway', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto('/settings/fields');
  await page.getByRole('button', { name: 'New field' }).click();
  const form = dialog(page, 'New custom field');
  await form.getByRole('textbox', { name: 'Name' }).fill('Delivery window');
  await form.getByRole('combobox', { name: 'Type' }).selectOption('One of several options');
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Delivery window created')).toBeVisible();

  await page.getByRole('button', { name: 'Options of Delivery window' }).click();
  const options = dialog(page, 'Options of Delivery window');
  for (const label of ['Morning', 'Noon', 'Evening']) {
    await options.getByRole('textbox', { name: 'New option' }).fill(label);
    await options.getByRole('textbox', { name: 'New option' }).press('Enter');
    await expect(options.getByRole('textbox', { name: `Name of ${label}` })).toBeVisible();
  }
  const named = options.getByRole('textbox', { name: /^Name of/ });
  const order = () => named.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  // Dragged over two others it moves once, and one undo takes all of it back.
  const last = await options.getByRole('listitem').last().boundingBox();
  if (!last) throw new Error('The options are not drawn.');
  await page.mouse.move(last.x + 12, last.y + last.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + 12, last.y - last.height / 2, { steps: 4 });
  await page.mouse.move(last.x + 12, last.y - 1.5 * last.height, { steps: 4 });
  await page.mouse.up();
  await expect(options.getByText('Evening moved')).toBeVisible();
  await expect.poll(order).toEqual(['Evening', 'Morning', 'Noon']);
  await options.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(order).toEqual(['Morning', 'Noon', 'Evening']);
  await options.getByRole('button', { name: 'Move Evening up' }).click();
  await expect.poll(order).toEqual(['Morning', 'Evening', 'Noon']);
  await options.getByRole('button', { name: 'Move Evening up' }).click();
  await expect.poll(order).toEqual(['Evening', 'Morning', 'Noon']);
  await expectAccessibleInBothThemes(page);
  await options.getByRole('button', { name: 'Done' }).click();

  const { shipment } = pick(
    await readAccount(request),
    'shipment with a container',
    ({ containers }) => containers.length === 1,
  );
  const bill = shipment.attributes.bill_of_lading_number;
  await page.goto(`/shipments/${shipment.id}`);
  const fields = page.getByRole('region', { name: 'Custom fields of the shipment' });
  await fields.getByRole('heading').click();
  await fields.getByRole('button', { name: 'Edit delivery window' }).click();
  const picker = fields.getByRole('combobox', { name: 'Delivery window' });
  await expect(picker).toBeFocused();
  await picker.selectOption('Evening');
  await expectAccessibleInBothThemes(page);
  await fields.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Delivery window saved')).toBeVisible();

  await page.goto(`/shipments?columns=number,field.delivery_window&active=no&q=${bill}`);
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('By delivery window');
  await expect(page).toHaveURL(/group=field\.delivery_window/);
  await expect(headings(page)).toHaveText(['Evening1 shipment, 1 container']);
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('F2');
  const cell = dialog(page, `Delivery window · ${bill}`);
  await expect(cell.getByRole('combobox', { name: 'Delivery window' })).toBeFocused();
  await cell.getByRole('combobox', { name: 'Delivery window' }).selectOption('Morning');
  await expectAccessibleInBothThemes(page);
  await cell.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Delivery window saved')).toBeVisible();
  await expect(headings(page)).toHaveText(['Morning1 shipment, 1 container']);
  await page.getByRole('searchbox', { name: /^Filter/ }).fill('');
  await expect(headings(page).first()).toHaveText('Morning1 shipment, 1 container');
  await expect(headings(page).nth(1)).toHaveText(/^Delivery window not filled in/);

  await page.goto('/settings/fields');
  await page.getByRole('button', { name: 'Edit Delivery window' }).click();
  await dialog(page, 'Edit Delivery window').getByRole('textbox', { name: 'Name' }).fill('Dock window');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dock window changed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete Dock window' }).click();
  await expect(page.getByText('1 value goes with it. This cannot be undone.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Delete the field and 1 value' }).click();
  await expect(page.getByText('Dock window deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Dock window' })).toBeHidden();

  // A link of before names it; the list says so, and neither filters nor groups by it.
  await page.goto(`/shipments?q=${bill}&active=no&group=field.delivery_window&field.delivery_window=morning`);
  await expect(page.getByRole('status', { name: 'Ignored settings' }).getByRole('listitem')).toHaveText([
    'Ignored unknown group “field.delivery_window”.',
    'Ignored filter by unknown custom field “field.delivery_window”.',
  ]);
  await expect(page.getByText(bill, { exact: true }).first()).toBeVisible();
  await expect(headings(page)).toHaveCount(0);
});

test('a party is created, renamed, the customer of what is tracked, and a filter of the list @gateway', async ({
  page,
  request,
}) => {
  await page.goto('/settings/parties');
  await page.getByRole('button', { name: 'New party' }).click();
  const form = dialog(page, 'New party');
  await form.getByRole('textbox', { name: 'Company name' }).fill('Zanzibar Foods');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zanzibar Foods created')).toBeVisible();

  await page.goto('/track');
  await page.getByRole('textbox', { name: /^Container, bill of lading/ }).fill('MAEU700000009');
  await page.getByRole('button', { name: 'Check numbers', exact: true }).click();
  const row = page.getByRole('grid', { name: 'Rows to track' }).getByRole('row', { name: /MAEU700000009/ });
  await expect(row).toContainText('Ready');
  await page.getByText('For all rows', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Customer of all rows' }).selectOption('Zanzibar Foods');
  await page.getByRole('button', { name: 'Track 1 number' }).click();
  await expect(row).toContainText('Requested');
  const asked = await request.get('/api/v2/tracking_requests?q=MAEU700000009&include=customer');
  expect(((await asked.json()) as { included: unknown }).included).toContainEqual(
    expect.objectContaining({ type: 'party', attributes: { company_name: 'Zanzibar Foods' } }),
  );

  // The shipments of a customer have its new name at once, in the list and in its filters.
  await page.goto('/settings/parties');
  await page.getByRole('searchbox', { name: 'Find a party' }).fill('norvik');
  await page.getByRole('button', { name: 'Edit Norvik Outdoor' }).click();
  await dialog(page, 'Edit Norvik Outdoor')
    .getByRole('textbox', { name: 'Company name' })
    .fill('Norvik Group');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Norvik Group changed')).toBeVisible();
  await page.getByRole('link', { name: 'Shipments of Norvik Group' }).click();
  await expect(page.getByText(/^[1-9]\d* of \d+, due soonest first$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters in force' })).toContainText('Norvik Group');
  await page.goBack();
  await page.getByRole('button', { name: 'Edit Norvik Group' }).click();
  await dialog(page, 'Edit Norvik Group')
    .getByRole('textbox', { name: 'Company name' })
    .fill('Norvik Outdoor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Norvik Outdoor changed')).toBeVisible();
});
