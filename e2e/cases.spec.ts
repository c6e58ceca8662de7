import type { APIRequestContext, Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

const settled = /^\d+ .+, costliest first$/;
const open = async (page: Page, address = '/exceptions?group=none') => {
  await page.goto(address);
  await expect(page.getByText(settled)).toBeVisible();
};
const grid = (page: Page) => page.getByRole('grid', { name: 'Exceptions' });
const ownerOf = (page: Page, number: string) =>
  grid(page).getByRole('button', { name: new RegExp(`^(Set owner|\\S+ owner of).*${number}`) });

/** The fields that the first owner defines. */
const slugs = ['owner', 'case_note', 'acknowledged_until'];
async function definitions(request: APIRequestContext) {
  const answer = await request.get('/api/v2/custom_field_definitions?page[size]=100', {
    // A gateway shares what it read before.
    headers: { 'Cache-Control': 'no-cache' },
  });
  const { data = [] } = (await answer.json()) as {
    data?: readonly { readonly id: string; readonly attributes: { readonly api_slug: string } }[];
  };
  return data.filter(({ attributes }) => slugs.includes(attributes.api_slug));
}

/** Gives the first row of a container to somebody; gives its number. */
async function give(page: Page, name: string, isMe = false): Promise<string> {
  const number = await grid(page).getByRole('link').first().innerText();
  await ownerOf(page, number).click();
  const dialog = page.getByRole('dialog', { name: `Owner of ${number}` });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  if (isMe) await dialog.getByRole('checkbox', { name: 'That is me' }).check();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Set owner' }).click();
  return number;
}

/** Waits for an owner on a page whose clock is moved on, since it reads anew after seconds of that. */
async function expectSoon(page: Page, number: string, owner: string): Promise<void> {
  const shown = async () => {
    await page.clock.fastForward(5_000);
    return ownerOf(page, number).innerText();
  };
  await expect.poll(shown, { timeout: 60_000, intervals: [1_000] }).toBe(owner);
}

test.afterEach(async ({ request }) => {
  for (const { id } of await definitions(request))
    await request.delete(`/api/v2/custom_field_definitions/${id}`);
});

test('a colleague sees within seconds who has a case, and what is undone @gateway', async ({
  page,
  browser,
  request,
}) => {
  await open(page);
  const number = await give(page, 'Ana Ruiz', true);
  const ask = page.getByRole('dialog', { name: 'Share cases with your team?' });
  await expectAccessibleInBothThemes(page);
  expect(await definitions(request)).toEqual([]);
  await ask.getByRole('button', { name: 'Define the fields' }).click();
  await expect(ask).toBeHidden();
  await expect(ownerOf(page, number)).toHaveText('AR');
  expect(await definitions(request)).toHaveLength(6);

  const other = await browser.newPage();
  await other.clock.install({ time: JOURNEY_NOW });
  await open(other, page.url());
  await expect(ownerOf(other, number)).toHaveText('AR');
  // Both pages stay open: nothing is loaded anew.
  await expect(page.getByText(/^Saving \d/)).toHaveCount(0);
  const second = await grid(page).getByRole('row').nth(2).getByRole('link').first().innerText();
  await grid(page).getByRole('row').nth(2).getByRole('link').first().focus();
  await page.keyboard.press('o');
  await page.getByRole('dialog').getByRole('button', { name: 'Me (Ana Ruiz)' }).click();
  await expect(ownerOf(page, second)).toHaveText('AR');
  await expectSoon(other, second, 'AR');
  await expect(ownerOf(other, second)).toHaveAttribute('title', 'Ana Ruiz');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectSoon(other, second, '–');

  await page.getByRole('link', { name: /^Mine/ }).click();
  await expect(page).toHaveURL(/owner=%40me/);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  await expectAccessibleInBothThemes(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/shipments');
  await expect(navigation.getByRole('link', { name: /^Exceptions/ })).toContainText('1 mine');
  await other.goto('/shipments');
  await expect(navigation.getByRole('link', { name: /^Exceptions \d/ })).toBeVisible();
  await expect(other.getByText(/\bmine$/)).toHaveCount(0);
  await other.close();
});

test('who writes second sees what the first wrote, and overwrites nothing', async ({ page, browser }) => {
  await open(page);
  const number = await give(page, 'Ana Ruiz');
  await page.getByRole('dialog').getByRole('button', { name: 'Define the fields' }).click();
  await expect(ownerOf(page, number)).toHaveText('AR');
  await expect(page.getByText(/^Saving \d/)).toHaveCount(0);

  const other = await browser.newPage();
  await other.clock.setSystemTime(JOURNEY_NOW);
  await open(other, page.url());
  await expect(ownerOf(other, number)).toHaveText('AR');
  await ownerOf(other, number).click();
  const dialog = other.getByRole('dialog', { name: `Owner of ${number}` });
  await dialog.getByLabel('Name', { exact: true }).fill('Cleo Marsh');

  await ownerOf(page, number).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Bo Lind');
  await page.getByRole('dialog').getByRole('button', { name: 'Set owner' }).click();
  await expect(ownerOf(page, number)).toHaveText('BL');
  await expect(page.getByText(/^Saving \d/)).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Set owner' }).click();
  await expect(other.getByRole('alert')).toContainText(
    `${number}: Not saved: this was changed elsewhere meanwhile. It says “Bo Lind” now.`,
  );
  await expect(ownerOf(other, number)).toHaveText('BL');
  await expect(ownerOf(page, number)).toHaveText('BL');
  await other.close();
});

test('an account without custom fields leaves cases on this device @phone', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(/403/);
  await faults.set({ match: 'GET /v2/custom_field_definitions', status: 403 });
  await open(page);
  await expect(
    page.getByText(/^Owners, notes and snoozes are on this device only: you may not/),
  ).toBeVisible();
  const number = await give(page, 'Ana Ruiz');
  await expect(ownerOf(page, number)).toHaveText('AR');
  await expectNothingTooWide(page);
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await expect(ownerOf(page, number)).toHaveText('AR');
  await page.goto('/exceptions?group=none&owner=Ana+Ruiz');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
});
