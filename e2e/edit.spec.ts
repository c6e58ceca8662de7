import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { pick, readAccount, type WireShipment } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

const written: WireShipment[] = [];
// Other journeys look at the same shipments, in an order that is never the same.
test.afterEach(async ({ request }) => {
  for (const { id, attributes } of written.splice(0)) {
    const { ref_numbers, tags } = attributes;
    const data = { data: { type: 'shipment', attributes: { ref_numbers: ref_numbers ?? [], tags } } };
    expect((await request.patch(`/api/v2/shipments/${id}`, { data })).ok()).toBe(true);
  }
});

/** Opens a shipment with references; one per journey, so that none writes what another counts on. */
async function openSubject(page: Page, request: APIRequestContext, journey: number): Promise<WireShipment> {
  const account = await readAccount(request);
  const labelled = account.filter(
    ({ shipment, containers }) => (shipment.attributes.ref_numbers?.length ?? 0) > 0 && containers.length > 0,
  );
  const { shipment } = pick(labelled.slice(journey), 'shipment with references', () => true);
  written.push(shipment);
  await page.goto(`/shipments/${shipment.id}`);
  return shipment;
}

async function startEditing(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Edit ${name}`, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('adds a reference by keyboard, and the shipment is found by it @phone', async ({ page, request }) => {
  const shipment = await openSubject(page, request, 0);
  const old = shipment.attributes.ref_numbers ?? [];
  const mark = `JOURNEY-${Date.now()}`;
  await startEditing(page, 'references');
  await page.keyboard.type(`${mark},`);
  await expect(page.getByRole('button', { name: `Remove ${mark}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('References saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit references', exact: true })).toBeFocused();

  await page.goto(`/shipments/find?q=${mark.toLowerCase()}`);
  await expect(page).toHaveURL(`/shipments/${shipment.id}`);
  // On a phone the first stands for all until they are asked for.
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  if (isPhone && old.length > 0) await page.getByRole('button', { name: /^\+\d+ more references$/ }).click();
  await expect(page.getByText([...old, mark].join(', '))).toBeVisible();
});

test('undoes a saved change of tags @gateway', async ({ page, request }) => {
  await openSubject(page, request, 1);
  await startEditing(page, 'tags');
  await page.keyboard.type('journey tag,');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Tags saved')).toBeVisible();
  await expect(page.getByText('journey tag', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Tags restored')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('journey tag', { exact: true })).toBeHidden();
});

test('says a refusal beside the field, keeps what was typed, and saves it in the end', async ({
  page,
  request,
  faults,
  expectErrors,
}) => {
  expectErrors(/status of (422|503)/);
  await openSubject(page, request, 2);
  await startEditing(page, 'references');
  await page.keyboard.insertText('x'.repeat(256));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Edit references' });
  await expect(form.getByRole('alert')).toContainText('is too long (maximum is 255 characters)');
  await expect(form.getByRole('textbox', { name: 'Add a reference' })).toBeFocused();
  await expectAccessible(page);
  await form.getByRole('button', { name: /^Remove x+$/ }).click();

  await faults.set({ match: 'PATCH /v2/shipments/*', status: 503, times: 1 });
  await page.keyboard.type('TYPED-ONCE,');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toContainText('not known whether this was saved');
  await expect(form.getByRole('button', { name: 'Remove TYPED-ONCE' })).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('References saved')).toBeVisible();
});

test('does not overwrite what somebody else wrote meanwhile @gateway', async ({ page, request }) => {
  const shipment = await openSubject(page, request, 3);
  await startEditing(page, 'references');
  await page.keyboard.type('MINE,');
  const write = { data: { type: 'shipment', attributes: { ref_numbers: ['THEIRS'] } } };
  expect((await request.patch(`/api/v2/shipments/${shipment.id}`, { data: write })).ok()).toBe(true);
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Edit references' });
  await expect(form).toContainText('are now THEIRS');
  await form.getByRole('button', { name: 'Keep both' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('THEIRS, MINE')).toBeVisible();
});
