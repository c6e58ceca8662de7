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

test('the theme and the clock that were chosen stay after a reload', async ({ page }) => {
  await page.goto('/shipments');
  await prefer(page, 'Dark theme', 'UTC');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(page.getByRole('radio', { name: 'UTC', exact: true })).toBeChecked();
});

test('nothing is wider than a phone @phone', async ({ page, request }) => {
  const { shipment } = pick(
    await readAccount(request),
    'shipment with containers',
    ({ containers }) => containers.length > 1,
  );
  for (const path of [
    '/shipments',
    '/shipments?status=available&status=on_ship&q=a',
    `/shipments/${shipment.id}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingTooWide(page);
  }
});
