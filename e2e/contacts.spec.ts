import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('a contact is entered, shared as CSV and vCard, and opened again @phone', async ({ page }) => {
  await page.goto('/settings/contacts');
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = dialog(page, 'New contact');
  await form.getByRole('textbox', { name: 'Name' }).fill('Bay Brokers, import');
  await form.getByRole('checkbox', { name: 'Customs broker' }).check();
  await form.getByRole('textbox', { name: 'E-mail' }).fill('import@bay.example');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+1 310 555 0100');
  await form.getByRole('textbox', { name: 'Places' }).fill('USLAX; USLGB');
  await form.getByRole('textbox', { name: 'Opens' }).fill('08:00');
  await form.getByRole('textbox', { name: 'Closes' }).fill('17:00');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toHaveText(/^Hours need the days and the time zone/);
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  await form.getByRole('textbox', { name: 'Time zone' }).fill('America/Los_Angeles');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bay Brokers, import created')).toBeVisible();
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  await page.reload();

  for (const [button, ending] of [
    ['Save as vCard', 'vcf'],
    ['Save as CSV', 'csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^landfall-contacts-.*\\.${ending}$`));
    const buffer = await readFile(await file.path());
    await page.getByLabel('Open a file').setInputFiles({ name: `same.${ending}`, mimeType: '', buffer });
    const offer = dialog(page, `Open same.${ending}`);
    await expect(offer.getByText('1 entry is here already.')).toBeVisible();
    await offer.getByRole('button', { name: 'Close' }).last().click();
  }
});

test('a hostile file of contacts is refused in a sentence, and nothing is lost', async ({ page }) => {
  await page.goto('/settings/contacts');
  const input = page.getByLabel('Open a file');
  const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Delta Drayage\nCATEGORIES:Trucker\nEND:VCARD\n';
  await input.setInputFiles({ name: 'good.vcf', mimeType: '', buffer: Buffer.from(card) });
  await dialog(page, 'Open good.vcf').getByRole('button', { name: 'Take over' }).click();
  const contact = page.getByRole('listitem').filter({ hasText: 'Delta Drayage' });
  await expect(contact).toContainText('For any container');

  for (const [name, text, why] of [
    ['page.vcf', '<html><script>alert(1)</script></html>', /it has no vCard\./],
    ['page.csv', '<html><script>alert(1)</script></html>', /it needs the columns Name and Roles\./],
    ['cut.vcf', card.slice(0, 40), /ends within a contact/],
    ['bomb.vcf', 'BEGIN:VCARD\n'.repeat(170_000), /larger than 2 MB/],
    ['odd.xlsx', 'PK\u0003\u0004 nothing', /Save it as \.xlsx or CSV\./],
  ] as const) {
    await input.setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) });
    const refusal = dialog(page, `Open ${name}`);
    await expect(refusal.getByRole('alert')).toHaveText(why);
    await refusal.getByRole('button', { name: 'Close' }).last().click();
  }

  const sheet =
    'Name,Roles,E-mail\n=1+1,Trucker,\n__proto__,Trucker,a@b.example?bcc=c@d.example\nBen,Trucker,\n';
  await input.setInputFiles({ name: 'mixed.csv', mimeType: '', buffer: Buffer.from(sheet) });
  const offer = dialog(page, 'Open mixed.csv');
  await expect(offer.getByText(/^Contact 1 \(=1\+1\): Name begins like a formula/)).toBeVisible();
  await expect(offer.getByText(/^Contact 2 \(__proto__\): E-mail has to be one address/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await offer.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(contact).toBeVisible();
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
});

test('five messages go to five contacts, each with its address @phone', async ({ page }) => {
  const contacts = (['broker', 'trucker', 'railroad'] as const).map((role) => ({
    id: role,
    name: `Desk of the ${role}`,
    roles: [role],
    email: `${role}@desk.example`,
  }));
  await page.goto('/exceptions');
  const messages = dialog(page, /^\d+ messages?$/);
  // The account is read page by page, and messages that are open stay as they are.
  const openFive = (name: RegExp) =>
    expect(async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Messages' }).first().click({ timeout: 2_000 });
      await expect(messages.getByRole('button', { name }).nth(4)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  await openFive(/^(?:Carrier|Customer) · /);
  // What the records name: a carrier or a customer needs a contact of its own.
  const named = await messages.getByRole('button', { name: /^(?:Carrier|Customer) · / }).allTextContents();
  await page.keyboard.press('Escape');
  const others = named.slice(0, 5).map((text, index) => {
    const [, kind = '', name = ''] = /^(Carrier|Customer) · (.*?)\d+ containers?$/.exec(text) ?? [];
    return kind === 'Carrier'
      ? {
          id: `c${index}`,
          name: `Counter of ${name}`,
          roles: ['carrier'],
          carriers: [name],
          email: `c${index}@desk.example`,
        }
      : {
          id: `c${index}`,
          name: `Buyer at ${name}`,
          roles: ['customer'],
          customers: [name],
          email: `c${index}@desk.example`,
        };
  });
  const all = [...contacts, ...others];
  await page.evaluate(
    (state) => localStorage.setItem('landfall.contacts', JSON.stringify({ state, version: 1 })),
    { contacts: all },
  );
  await page.reload();
  await openFive(/Desk of|Counter of|Buyer at/);
  const drafts = messages.getByRole('button', { name: /Desk of|Counter of|Buyer at/ });
  for (const [at, draft] of (await drafts.all()).slice(0, 5).entries()) {
    if ((await draft.getAttribute('aria-expanded')) !== 'true') await draft.click();
    const line = messages.getByText(/^To .*@desk\.example$/);
    const address = /, (.*)$/.exec((await line.textContent()) ?? '')?.[1] ?? '';
    const download = page.waitForEvent('download');
    await messages.getByRole('button', { name: 'Save as .eml' }).click();
    const mail = await readFile(await (await download).path(), 'utf8');
    expect(mail, `message ${at + 1}`).toContain(`To: ${address}\r\n`);
  }
  await expect(messages.getByText(/^5 of \d+ done/)).toBeVisible();
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
});
