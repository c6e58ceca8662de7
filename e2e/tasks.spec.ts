import type { Locator, Page } from 'playwright/test';
import { pick, readAccount } from './support/fleet.ts';
import { expect, test } from './support/test.ts';

/**
 * What a hand does for a task once the page is loaded: a press of a link or button, or of a key, is a step; a field that is
 * opened, filled and entered is one too.
 */
class StepCounter {
  steps = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator, ...modifiers: 'Shift'[]): Promise<void> {
    this.steps += 1;
    await target.click({ modifiers });
  }

  async key(key: string): Promise<void> {
    this.steps += 1;
    await this.#page.keyboard.press(key);
  }

  async find(text: string): Promise<void> {
    this.steps += 1;
    // A phone has a button in its bar.
    const name = /^Find a container/;
    await this.#page.getByRole('searchbox', { name }).or(this.#page.getByRole('button', { name })).click();
    await this.#page.getByRole('combobox', { name: 'Find' }).fill(text);
    await expect(this.#page.getByRole('option').first()).toBeVisible();
    await this.#page.keyboard.press('Enter');
  }
}

const listed = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByText(/^[\d,]+(?: of 300)?, due soonest first$/)).toBeVisible();
  // Rows move while the account is loading.
  await page.waitForLoadState('networkidle');
};
const rows = (page: Page) =>
  page
    .getByRole('grid', { name: 'Shipments' })
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Select (?!all)/ }) });

test('what burns today is said without a step', async ({ page }) => {
  await listed(page, '/shipments');
  const counted = page.getByRole('navigation', { name: 'Quick filters' });
  for (const what of [/^\d+ past LFD$/, /^\d+ LFD today$/, /^\d+ on hold$/, /^\d+ arrival overdue$/]) {
    await expect(counted.getByRole('link', { name: what })).toBeInViewport();
  }
  const exceptions = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Exceptions/ });
  await expect(exceptions).toHaveAccessibleName(/^Exceptions \d+ containers/);
  // The first rows are those: late, or on the last free day, with the verdict and the days.
  for (const row of (await rows(page).all()).slice(0, 8)) {
    await expect(row).toBeInViewport();
    await expect(row).toHaveText(/Overdue|d past LFD|LFD today/);
  }
});

test('a sloppy number leads to the verdict of its container in one step @phone', async ({
  page,
  request,
}) => {
  const { containers } = pick(await readAccount(request), 'shipment with a 0 in a number', (known) =>
    /0/.test(known.containers[0]?.attributes.number ?? ''),
  );
  const number = containers[0]?.attributes.number ?? '';
  const sloppy = ` ${number.slice(0, 4).toLowerCase()}-${number.slice(4).replace('0', 'O')} `;
  await page.goto('/shipments');
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const hand = new StepCounter(page);
  await hand.find(sloppy);
  const verdict = page
    .getByRole('region', { name: `Status of ${number}` })
    .getByRole('heading', { level: 2 });
  await expect(verdict).toBeInViewport();
  expect(hand.steps).toBe(1);
});

test('all on hold at a port that are past their last free day take three steps', async ({ page }) => {
  await listed(page, '/shipments');
  const hand = new StepCounter(page);
  await hand.press(page.getByRole('link', { name: /^\d+ on hold$/ }));
  await hand.press(page.getByRole('link', { name: /^\d+ past LFD$/ }));
  await expect(page).toHaveURL(/lfd=past/);
  // The simulated account has none at some ports, and those are not offered.
  const port = page.getByRole('region', { name: 'POD', exact: true }).getByRole('link').first();
  await hand.press(port);
  expect(hand.steps).toBe(3);
  await expect(page).toHaveURL(/hold=on_hold.*&pod=\w{5}/);
  // They are counted anew while somebody reads them, so the first may have become another.
  const chosen = page.getByRole('region', { name: 'POD', exact: true }).locator('[aria-current=true]');
  const count = /\d+$/.exec(await chosen.innerText())?.[0];
  await expect(rows(page)).toHaveCount(Number(count));
  for (const row of await rows(page).all()) await expect(row).toHaveText(/d past LFD/);
});

/** Fails unless a message to the broker has all of these numbers, and is copied at once. */
async function expectMessage(page: Page, bills: readonly string[]): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = page.getByRole('dialog', { name: 'Message broker' });
  const text = dialog.getByRole('textbox', { name: 'Message' });
  for (const bill of bills) await expect(text).toHaveValue(new RegExp(bill));
  const message = await text.inputValue();
  await dialog.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied the message' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(message);
}

const customs = '/shipments?hold=customs';

test('ten rows go to a message for one broker in three steps', async ({ page }) => {
  await listed(page, customs);
  const first = rows(page).nth(0).getByRole('checkbox');
  const tenth = rows(page).nth(9).getByRole('checkbox');
  const bills = await rows(page).getByRole('link').allInnerTexts();
  const hand = new StepCounter(page);
  await hand.press(first);
  await hand.press(tenth, 'Shift');
  await hand.press(page.getByRole('button', { name: 'Message broker' }));
  expect(hand.steps).toBe(3);
  await expectMessage(page, bills.slice(0, 10));
});

test('ten rows go to a message for one broker by three keys', async ({ page }) => {
  await listed(page, customs);
  const bills = (await rows(page).getByRole('link').allInnerTexts()).slice(0, 10);
  expect(bills).toHaveLength(10);
  await listed(page, `/shipments?${bills.map((bill) => `set=${bill}`).join('&')}`);
  await expect(rows(page)).toHaveCount(10);
  const hand = new StepCounter(page);
  await hand.key('j');
  await hand.key('Control+a');
  await hand.key('m');
  expect(hand.steps).toBe(3);
  await expectMessage(page, bills);
});

test('space peeks at the row under the cursor, and j goes on with it', async ({ page }) => {
  await page.goto('/shipments?by=container');
  await expect(page.getByText(/^\d+ of \d+ containers, due soonest first$/)).toBeVisible();
  // Rows move while the account is loading.
  await page.waitForLoadState('networkidle');
  const links = page.locator('[data-line]').getByRole('link');
  const [first = '', second = ''] = await links.allInnerTexts();
  await page.keyboard.press('j');
  await page.keyboard.press('Space');
  const peek = (number: string) => page.getByRole('complementary', { name: `Peek at ${number}` });
  await expect(peek(first).getByRole('heading', { name: 'Journey' })).toBeInViewport();
  await page.keyboard.press('j');
  await expect(peek(second).getByRole('heading', { name: 'Journey' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(peek(second)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator('main header')).toContainText(second);
});
