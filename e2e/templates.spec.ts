import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const store = (page: Page, name: string, state: object) =>
  page.evaluate(
    ([key, value]) => localStorage.setItem(`landfall.${key}`, JSON.stringify({ state: value, version: 1 })),
    [name, state] as const,
  );

test('a team writes a template, uses it, and is reminded where no answer came @phone', async ({ page }) => {
  await page.goto('/settings/templates');
  await page.getByRole('button', { name: 'New template' }).click();
  const form = dialog(page, 'New template');
  await form.getByRole('textbox', { name: 'Name' }).fill('Broker, hold');
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('On hold');
  await form.getByRole('textbox', { name: 'Subject' }).fill('Release of {container}');
  const text = 'Dear {contact},\n\nplease clear:\n{each}\n- {container}, LFD {lfd}, {holds}\n{end}';
  await form.getByRole('textbox', { name: 'Text' }).fill(text);
  await form.getByRole('textbox', { name: 'Signature' }).fill('Kim Lee, Acme Imports');
  const preview = form.getByRole('group', { name: 'Preview' });
  await expect(form.getByRole('option', { name: '3 containers together' })).toHaveCount(1);
  await expect(preview).toContainText(/Dear,\s*please clear:\s*- [A-Z]{4}\d{7}, LFD /);
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('For customs broker · on hold · any language')).toBeVisible();
  await expectNothingTooWide(page);

  const bay = { id: 'bay', name: 'Bay Brokers', roles: ['broker'], email: 'import@bay.example' };
  await store(page, 'contacts', { contacts: [bay] });
  await page.goto('/exceptions?kind=hold');
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toBeVisible();
  const messages = dialog(page, /^\d+ messages?$/);
  await page.getByRole('button', { name: 'Messages' }).first().click();
  const draft = messages.getByRole('button', { name: /Bay Brokers/ });
  if ((await draft.getAttribute('aria-expanded')) !== 'true') await draft.click();
  // Some containers of the broker may have other reasons, and then the built-in message is written.
  await messages.getByRole('combobox', { name: 'Template' }).selectOption('Broker, hold');
  await expect(messages.getByText(/^By template “Broker, hold”/)).toBeVisible();
  await expect(messages.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^Dear Bay Brokers,\n\nplease clear:\n- [A-Z]{4}\d{7}, LFD [^]*Kim Lee, Acme Imports$/,
  );
  const download = page.waitForEvent('download');
  await messages.getByRole('button', { name: 'Save as .eml' }).click();
  const mail = await readFile(await (await download).path(), 'utf8');
  expect(mail).toContain('To: import@bay.example\r\n');
  await expect(messages.getByText(/^Saved for Bay Brokers, today \d\d:\d\d \S+\./)).toBeVisible();
  await messages.getByRole('button', { name: 'Remind me on…' }).click();
  await messages.getByRole('button', { name: 'In 3 days' }).click();
  await expect(messages.getByText(/Reminder on \w+ \d+ \w+\.$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNothingTooWide(page);

  // Three days later, without waiting for them.
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('landfall.messages') ?? 'null') as {
      state: { messages: { at: number; remindOn: string }[] };
    };
    for (const message of record.state.messages) {
      message.at -= 3 * 86_400_000;
      message.remindOn = new Date(Date.parse(message.remindOn) - 3 * 86_400_000).toISOString().slice(0, 10);
    }
    localStorage.setItem('landfall.messages', JSON.stringify(record));
  });
  await page.goto('/exceptions?kind=no_answer&group=none');
  const table = page.getByRole('grid', { name: 'Exceptions' });
  await expect(table.getByText(/No answer from Bay Brokers since /).first()).toBeVisible();
  await expect(table.getByRole('button', { name: /^Ask broker again: / }).first()).toBeVisible();
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  const topic = page.getByRole('region', { name: 'Messages' });
  await topic.getByText('Messages', { exact: true }).click();
  await topic.getByRole('button', { name: 'Answer noted' }).click();
  await expect(topic.getByText(/Answer noted today/)).toBeVisible();
  await topic.getByRole('button', { name: 'Undo' }).click();
  await expect(topic.getByText(/No answer noted\./)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a hostile file of templates is refused in a sentence, and a good one can be undone', async ({
  page,
}) => {
  await page.goto('/settings/templates');
  const input = page.locator('input[type=file]');
  const open = (name: string, text: string) =>
    input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  for (const [name, text, sentence] of [
    ['cut.json', '{"kind":"landfall-templates","version":1,"temp', /cannot be read as JSON/],
    ['other.json', '{"kind":"landfall-tariffs","version":1}', /not a file of templates from Landfall/],
    ['later.json', '{"kind":"landfall-templates","version":2,"templates":[]}', /later version of Landfall/],
  ] as const) {
    await open(name, text);
    const refused = dialog(page, `Open ${name}`);
    await expect(refused.getByRole('alert')).toHaveText(sentence);
    await refused.getByText('Close', { exact: true }).click();
  }
  const template = {
    id: 'a',
    name: 'Carrier, ETA',
    role: 'carrier',
    reason: 'eta_slipped',
    language: '',
    subject: '{container}',
    text: 'New ETA?',
    signature: '',
  };
  await store(page, 'templates', { templates: [template] });
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save templates' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await open('cut.json', text.replace('New ETA?', '{__proto__}'));
  const damaged = dialog(page, 'Open cut.json');
  await expect(damaged.getByRole('alert')).toHaveText(/changed or damaged/);
  await damaged.getByText('Close', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete Carrier, ETA' }).click();
  await open('team.json', text);
  const offer = dialog(page, 'Open team.json');
  await expect(offer.getByText('Carrier, ETA')).toBeVisible();
  await offer.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText(/^For carrier · ETA slipped over limit · any language$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^No templates yet/)).toBeVisible();
});
