import { expect, type Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { openReceiver } from './support/receiver.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { test } from './support/visits.ts';

/** Lets something happen that is sent: each stop is a notification. */
async function stopTracking(page: Page, count: number): Promise<void> {
  const list = await page.request.get(`/api/v2/shipments?filter[tracking_stopped]=false&page[size]=${count}`);
  const { data } = (await list.json()) as { data: readonly { readonly id: string }[] };
  for (const { id } of data) {
    const answer = await page.request.patch(`/api/v2/shipments/${id}/stop_tracking`, { data: {} });
    expect(answer.ok(), 'tracking is stopped').toBe(true);
  }
}

async function expectFine(page: Page): Promise<void> {
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
}

test('a webhook is created, tried, watched while it fails, and reactivated once it is repaired @phone @gateway', async ({
  page,
  goOnAt,
}) => {
  test.slow();
  await goOnAt(JOURNEY_NOW);
  const receiver = await openReceiver();
  await page.goto('/settings/webhooks');
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await expectFine(page);

  await page.getByRole('main').getByRole('link', { name: 'New webhook' }).first().click();
  await page.getByRole('textbox', { name: 'Address' }).fill('http://example.com/');
  await page.getByRole('button', { name: 'Create webhook' }).click();
  await expect(page.getByText(/must begin with https/)).toBeVisible();
  await expect(page.getByText('Choose at least one event.')).toBeVisible();
  await expectFine(page);
  await page.getByRole('textbox', { name: 'Address' }).fill(receiver.url);
  await page.getByRole('searchbox', { name: 'Find an event' }).fill('tracking stopped');
  await page.getByRole('checkbox', { name: /^Tracking stopped/ }).check();
  await page.getByRole('button', { name: 'Create webhook' }).click();

  await expect(page.getByRole('heading', { name: 'Webhook created' })).toBeVisible();
  const secret = await page.getByLabel('Secret of the webhook').textContent();
  expect(secret).toMatch(/^[\da-f]{48}$/);
  await page.getByRole('button', { name: 'Send sample' }).click();
  await expect(page.getByText('Succeeded')).toBeVisible();
  expect(receiver.received.at(-1)?.signature).toMatch(/^[\da-f]{64}$/);
  await expectFine(page);
  await page.getByRole('link', { name: 'Done, the secret is stored' }).click();

  await expect(page.getByRole('heading', { name: receiver.url })).toBeVisible();
  await expect(page.getByText('Nothing sent yet').first()).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored + page.url() + (await page.content())).not.toContain(String(secret));

  await stopTracking(page, 1);
  await page.getByRole('button', { name: 'Refresh the webhooks' }).click();
  const list = page.getByRole('list', { name: 'Notifications' });
  await list.getByRole('link', { name: /Tracking stopped/ }).click();
  const detail = page.getByRole('article', { name: 'Tracking stopped' });
  await expect(detail.getByText('HTTP 204')).toBeVisible();
  await page.getByRole('treeitem', { name: /^data:/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('treeitem', { name: /^data:/ })).toHaveAttribute('aria-expanded', 'false');
  await expectFine(page);

  receiver.answer(503);
  await stopTracking(page, 6);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh the webhooks' }).click();
    await expect(page.getByText('Deactivated', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(/in a row failed. Last answer: HTTP 503/)).toBeVisible();
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await page.getByRole('link', { name: 'Failed', exact: true }).click();
  await list
    .getByRole('link', { name: /Tracking stopped/ })
    .first()
    .click();
  await expect(detail.getByText('Attempt 12')).toBeVisible();
  await expect(detail.getByText('<h1>Out of order</h1>').first()).toBeVisible();
  await expectFine(page);

  receiver.answer(200);
  await page.getByRole('button', { name: 'Reactivate' }).click();
  await expect(page.getByText(/^Reactivated/)).toBeVisible();
  await stopTracking(page, 1);
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh the webhooks' }).click();
    await expect(page.getByText('Delivering', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Setup' }).click();
  await expect(page.getByText(`••••••••${secret?.slice(-4)}`)).toBeVisible();
  await expectFine(page);
  receiver.close();
});

test('the guide, and a webhook whose page the service does not answer, are readable by everybody @phone', async ({
  page,
  goOnAt,
}) => {
  await goOnAt(JOURNEY_NOW);
  await page.goto('/settings/webhooks/guide');
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(page.getByRole('region', { name: 'receiver.py' })).toContainText('hmac.compare_digest');
  await expectFine(page);
  await page.goto('/settings/webhooks/unknown');
  await expect(page.getByText('No such webhook')).toBeVisible();
  await expectFine(page);
});
