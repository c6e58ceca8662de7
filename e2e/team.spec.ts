import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('what one browser has set up is in another after one file, and undone in one step @phone', async ({
  page,
  browser,
}) => {
  await page.goto('/settings/tariffs');
  await page.getByRole('switch', { name: 'On: Per diem' }).check();
  await page.goto('/settings/contacts');
  await page.getByRole('button', { name: 'New contact' }).click();
  const form = page.getByRole('dialog', { name: 'New contact' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Bay Brokers');
  await form.getByRole('checkbox', { name: 'Customs broker' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bay Brokers created')).toBeVisible();

  await page.goto('/settings/team');
  await expect(page.getByRole('checkbox', { name: 'Contacts (1)' })).toBeChecked();
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save team file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');

  const other = await browser.newPage();
  await other.goto('/settings/team');
  const open = (name: string, content: string) =>
    other
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await open('later.json', text.replace('"version": 1', '"version": 2'));
  await expect(other.getByRole('alert')).toContainText('from a later version of Landfall');
  await other.getByRole('dialog').getByText('Close', { exact: true }).click();
  await open('team.json', text);
  const offer = other.getByRole('dialog', { name: 'Open team.json' });
  await expect(offer.getByText('Contact: Bay Brokers')).toBeVisible();
  await expect(offer.getByText('Tariff: Per diem')).toBeVisible();
  await expectAccessibleInBothThemes(other);
  await offer.getByRole('button', { name: 'Take over' }).click();
  await expect(other.getByRole('checkbox', { name: 'Contacts (1)' })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(other.getByRole('checkbox', { name: 'Contacts (0)' })).toBeVisible();
  await other.close();
});
