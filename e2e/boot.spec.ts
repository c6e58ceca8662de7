import { expect, test } from './support/test.ts';

test('opens on the list of shipments, complains of nothing and asks no other origin @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/shipments/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveTitle(/Landfall/);
});

test('says that it is loading before its code has come', async ({ page, expectErrors }) => {
  expectErrors(/Failed to load resource|net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/shipments');
  await expect(page.getByRole('status')).toContainText('Loading the shipments');
});
