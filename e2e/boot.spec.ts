import { expect, test } from './support/test.ts';

test('opens on the list of shipments, complains of nothing and asks no other origin @phone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/shipments/);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveTitle(/Landfall/);
});
