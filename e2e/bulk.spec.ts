import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('changes the tags of three shipments at once, and undoes it as one @gateway', async ({ page }) => {
  await page.goto('/shipments?active=no&sort=number&columns=number,tags');
  const rows = page.locator('[data-line]');
  await expect(page.getByText(/^300, by number/)).toBeVisible();
  await rows.nth(0).getByRole('checkbox').click();
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await page.keyboard.press('t');

  const dialog = page.getByRole('dialog', { name: 'Change 3 shipments' });
  await dialog.getByRole('radio', { name: 'Tags' }).click();
  await dialog.getByRole('textbox', { name: 'Add a tag' }).fill('journey-bulk');
  await expect(dialog.getByText('3 shipments will change.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 3 shipments' }).click();

  const result = page.getByRole('dialog', { name: 'Add journey-bulk to tags' });
  await expect(result.getByText('3 changed.')).toBeVisible();
  await expect(rows.filter({ hasText: 'journey-bulk' })).toHaveCount(3);
  await expectAccessible(page);

  await result.getByRole('button', { name: 'Undo all' }).click();
  await expect(page.getByRole('dialog', { name: 'Undo: add journey-bulk to tags' })).toContainText(
    '3 changed.',
  );
  await expect(rows.filter({ hasText: 'journey-bulk' })).toHaveCount(0);
});

test('stops tracking with the reason on the page, and resumes it @gateway', async ({ page }) => {
  await page.goto('/shipments?tracking=on&sort=number');
  const row = page.locator('[data-line]').first();
  const bill = await row.getByRole('link').innerText();
  const change = async (how: 'Stop tracking' | 'Resume tracking') => {
    // The list that is cached on the device comes first, and has the tracking of before.
    const tracking = how === 'Stop tracking' ? 'on' : 'stopped';
    await page.goto(`/shipments?q=${bill}&active=no&tracking=${tracking}`);
    await expect(row.getByRole('link')).toHaveText(bill);
    await row.getByRole('checkbox').click();
    await page.keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'Change 1 shipment' });
    await dialog.getByRole('radio', { name: 'Tracking', exact: true }).click();
    await dialog.getByRole('radio', { name: how }).click();
    await dialog.getByRole('button', { name: 'Change 1 shipment' }).click();
    await expect(page.getByRole('dialog', { name: how }).getByText('1 changed.')).toBeVisible();
    await page.goto(`/shipments/find?q=${bill}`);
    await expect(page.getByRole('region', { name: /^Status of/ })).toBeVisible();
  };
  const reason = page.getByText(/cancelled by a user/i).first();
  await change('Stop tracking');
  await expect(reason).toBeVisible();
  await change('Resume tracking');
  await expect(reason).toBeHidden();
});
