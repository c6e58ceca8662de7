import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { prefer } from './support/prefer.ts';
import { expect, test } from './support/test.ts';

test('the list has nothing serious for axe @phone', async ({ page }) => {
  await page.goto('/shipments?status=on_ship');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('shipment pages of every kind of status have nothing serious for axe @phone', async ({
  page,
  request,
}) => {
  const account = await readAccount(request);
  for (const status of ['on_ship', 'available', 'on_rail', 'empty_returned']) {
    const { shipment } = pick(account, `shipment that is ${status}`, ({ containers }) =>
      containers.some(({ attributes }) => attributes.current_status === status),
    );
    await page.goto(`/shipments/${shipment.id}`);
    await expect(
      page
        .getByRole('region', { name: /^Events of/ })
        .getByRole('heading', { level: 3 })
        .first(),
    ).toBeVisible();
    await expectAccessibleInBothThemes(page);
  }
});

test('the settings and their forms have nothing serious for axe @phone', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Another zone' }).check();
  await expect(page.getByRole('combobox', { name: 'Zone', exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/settings/fields');
  for (const name of ['New field', 'Edit Cost center', 'Options of Incoterm', 'Delete Cost center']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNothingTooWide(page);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expectAccessibleInBothThemes(page);
  await page.goto('/settings/parties');
  await expect(page.getByText(/^\d+ parties$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'New party' }).click();
  await expectAccessibleInBothThemes(page);
  await page.goto('/settings/alerts');
  await page.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await expectAccessibleInBothThemes(page);
});

test('documents and webhooks have nothing serious for axe @phone', async ({ page }) => {
  for (const path of [
    '/documents',
    '/settings/webhooks',
    '/settings/webhooks/new',
    '/settings/webhooks/guide',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expectNothingTooWide(page);
    await expectAccessibleInBothThemes(page);
  }
  await page.goto('/documents');
  for (const name of [/^BL /, /^Arrival notice .+\.eml$/]) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('region', { name: 'Fields found' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingTooWide(page);
    await expectAccessibleInBothThemes(page);
    await page.goBack();
  }
});

test('the list in groups has nothing serious for axe @phone', async ({ page }) => {
  await page.goto('/shipments?group=field.incoterm&columns=number,field.incoterm');
  await expect(page.getByText(/^\d+ shipments?, \d+ containers?$/).first()).toBeVisible();
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
});

test('the theme and the clock that were chosen stay after a reload', async ({ page }) => {
  await page.goto('/shipments');
  await prefer(page, 'Dark theme', 'UTC');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('radio', { name: 'UTC', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Dark theme' })).toBeChecked();
});
