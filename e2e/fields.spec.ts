import { expectAccessible } from './support/accessible.ts';
import { pick, readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

test('the list is filtered by a custom field, and its link shows others the same @phone', async ({
  page,
}) => {
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('button', { name: 'Custom fields' }).click();
  const incoterm = page.getByRole('region', { name: 'Incoterm' });
  await incoterm.getByRole('link', { name: /^DAP/ }).click();
  await expect(page).toHaveURL('/shipments?field.incoterm=dap');
  await expect(page.getByText(/^\d+ of 300, due soonest first$/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  const chips = page.getByRole('list', { name: 'Filters in force' });
  await expect(chips.getByRole('link', { name: /Incoterm DAP/ })).toBeVisible();
  await page.getByRole('grid', { name: 'Shipments' }).getByRole('link').first().click();
  const fields = page.getByRole('region', { name: 'Custom fields of the shipment' });
  await fields.getByRole('heading').click();
  await expect(fields.getByText('DAP', { exact: true })).toBeVisible();
});

test('rows keep their places while custom fields come in @phone', async ({ page, faults }) => {
  await faults.set({ match: 'GET /v2/custom_fields', delayMs: 300 });
  await page.goto('/shipments?field.incoterm=dap');
  const notice = page.getByText('Custom fields are loading. More rows may match.');
  const list = page.getByRole('grid', { name: 'Shipments' });
  await expect(notice).toBeInViewport();
  await expect(list).toBeVisible();
  const top = async () => (await list.boundingBox())?.y;
  const before = await top();
  await expect(notice).toBeHidden();
  expect(await top()).toBe(before);
});

test('a service that fails on custom fields leaves the page whole', async ({
  page,
  request,
  faults,
  expectErrors,
}) => {
  expectErrors(/status of 500/);
  const { shipment } = pick(
    await readAccount(request),
    'shipment with containers',
    ({ containers }) => containers.length > 0,
  );
  await faults.set(
    { match: 'GET /v2/shipments/*/custom_fields', status: 500 },
    { match: 'GET /v2/containers/*/custom_fields', status: 500 },
  );
  await page.goto(`/shipments/${shipment.id}`);
  const fields = page.getByRole('region', { name: 'Custom fields of the shipment' });
  await expect(fields).toContainText('Not loaded');
  await fields.getByRole('heading').click();
  await expect(fields).toContainText('could not be loaded');
  await expect(
    page
      .getByRole('region', { name: /^Events of/ })
      .getByRole('heading')
      .nth(1),
  ).toBeVisible();
  await faults.clear();
  await fields.getByRole('button', { name: 'Try again' }).click();
  await expect(fields.getByText('could not be loaded')).toBeHidden();
  await expectAccessible(page);
});
