import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const ask = (page: Page) => page.getByRole('region', { name: 'Contact today' });
/** The account is read to its end, so that rows keep their places. */
const settled = (page: Page) =>
  expect(
    page.getByText(/^\d+ messages? to write, \d+ containers? to pick up, \d+ vessels? arrives? today\./),
  ).toBeVisible();

/** Those whom the account of the journeys has most to ask. */
const contacts = [
  'Name,Roles,E-mail,Carriers,Customers,Time zone,Open on,Opens,Closes',
  'Bay Customs Brokers,Customs broker,import@bay.example,,,America/Los_Angeles,Mon; Tue; Wed; Thu; Fri,06:00,17:00',
  'Tamarack import desk,Customer,desk@tamarack.example,,Tamarack Furniture,,,,',
  'West Basin Trucking,Trucker,dispatch@westbasin.example,,,,,,',
  'Yang Ming counter,Carrier,counter@ym.example,Yang Ming,,,,,',
  'Ramp desk,Railroad,ramp@rail.example,,,,,,',
].join('\n');

async function openContacts(page: Page): Promise<void> {
  await page.goto('/settings/contacts');
  const buffer = Buffer.from(contacts);
  await page.getByLabel('Open a file').setInputFiles({ name: 'contacts.csv', mimeType: '', buffer });
  await dialog(page, 'Open contacts.csv').getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('5 contacts', { exact: true })).toBeVisible();
}

/** What the reader does, one step each. */
function counter() {
  let steps = 0;
  return {
    step: async (act: Promise<unknown>) => {
      steps += 1;
      await act;
    },
    count: () => steps,
  };
}

/** To whom messages left this device, the last one first. */
const sentTo = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('landfall.messages') ?? '{}') as {
      state?: { messages: { contact: { email: string } | null }[] };
    };
    return (stored.state?.messages ?? []).map(({ contact }) => contact?.email ?? null);
  });

test('five messages go to five contacts in eleven steps @phone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openContacts(page);
  const { step, count } = counter();
  await step(page.goto('/morning'));
  await settled(page);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  for (let message = 0; message < 5; message++) {
    await step(
      ask(page)
        .getByRole('button', { name: /^Write: / })
        .first()
        .click(),
    );
    if (message === 0) await expectAccessibleInBothThemes(page);
    await step(dialog(page, '1 message').getByRole('button', { name: 'Copy message' }).click());
    await expect(ask(page).getByText(/^Copied for /)).toBeVisible();
  }
  expect(count()).toBeLessThanOrEqual(12);
  const recipients = await sentTo(page);
  expect(new Set(recipients).size).toBe(5);
  expect(recipients.every((email) => email?.endsWith('.example'))).toBe(true);

  // What is done stays done on this device, and comes back on demand.
  await page.reload();
  await settled(page);
  await ask(page).getByRole('button', { name: 'Show done (5)' }).click();
  await ask(page).getByRole('button', { name: 'Contact again: Bay Customs Brokers' }).click();
  await expect(ask(page).getByRole('button', { name: 'Write again: Bay Customs Brokers' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Waits for an answer' })).toContainText(
    'Bay Customs Brokers',
  );
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
});

test('five messages go to five contacts by the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openContacts(page);
  const { step, count } = counter();
  await step(page.goto('/morning'));
  await settled(page);
  await step(page.keyboard.press('w'));
  for (let message = 1; message <= 5; message++) {
    const copy = dialog(page, '1 message').getByRole('button', { name: 'Copy message' });
    await expect(copy).toBeFocused();
    await step(page.keyboard.press('Enter'));
    await expect(dialog(page, '1 message')).toBeHidden();
    // The keyboard goes on with the row that took the place.
    await expect(
      ask(page)
        .getByRole('button', { name: /^Write: / })
        .first(),
    ).toBeFocused();
    if (message < 5) await step(page.keyboard.press('Enter'));
  }
  expect(count()).toBeLessThanOrEqual(12);
  expect(new Set(await sentTo(page)).size).toBe(5);
});

test('the morning is the start page for who wants it, and prints on one page', async ({ page }) => {
  await page.goto('/morning');
  await settled(page);
  await page.getByRole('button', { name: 'Set as start page' }).click();
  await expect(page.getByText('Landfall opens with this page.')).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(/\/morning$/);
  await settled(page);
  await page.mouse.move(10, 10);
  const sheet = page.locator('.printed');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Wednesday 12 August', {
      timeout: 500,
    });
  }).toPass();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a row leads to its container, its terminal to the plan, and a change to all of them', async ({
  page,
}) => {
  await page.goto('/morning');
  await settled(page);
  const number = ask(page)
    .getByRole('link', { name: /^[A-Z]{4}\d{7}$/ })
    .first();
  const name = await number.innerText();
  await number.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await settled(page);
  await page.getByRole('link', { name: 'Pickup plan' }).click();
  await expect(page).toHaveURL(/\/pickups$/);
});
