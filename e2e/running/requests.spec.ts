import { expect, test, time } from './world.ts';

test.describe('the numbers for trying', () => {
  // Most requests have their outcome within two minutes of the world.
  test.use({ speed: 20 });
  test.setTimeout(240_000);

  test('come to their outcome under Requests, without a reload', async ({ page, world }) => {
    await page.goto('/track');
    await page
      .getByRole('textbox', { name: /^Container, bill of lading/ })
      .fill('Number\tSCAC\tType\nTEST-TR-SUCCEEDED\tTEST\tB/L\nTEST-TR-FAILED\tTEST\tB/L');
    await page.getByRole('button', { name: 'Check numbers', exact: true }).click();
    await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
    await page.getByRole('button', { name: 'Track 2 numbers' }).click();
    await expect(page.getByText('All rows that could be sent are sent')).toBeVisible();

    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
    const requests = page.getByRole('grid', { name: 'Tracking requests' });
    await page.getByRole('searchbox', { name: 'Filter the list by text' }).fill('TEST-TR');
    const succeeded = requests.getByRole('row', { name: /TEST-TR-SUCCEEDED/ });
    const failed = requests.getByRole('row', { name: /TEST-TR-FAILED/ });
    const later = { timeout: 120_000 };
    await expect(succeeded, time(world)).toContainText('Created', later);
    await expect(failed, time(world)).toContainText('Failed', later);
    await expect(failed).toContainText('Not known to the carrier');
    await expect(failed.getByRole('link', { name: /^Edit and send again/ })).toBeVisible();
    // It has an outcome and no shipment (docs/interface.md 8).
    await expect(succeeded.getByRole('link', { name: /^Open the shipment/ })).toHaveCount(0);
    const states = page.getByRole('list', { name: 'Requests by state' });
    await states.getByRole('link', { name: /^Failed/ }).click();
    await expect(failed).toBeVisible();
    await expect(succeeded).toHaveCount(0);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
