import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** Does one step of a task after the other; a step is one thing that somebody decides to do. */
async function inSteps(steps: readonly (() => Promise<void>)[], count: number): Promise<void> {
  expect(steps).toHaveLength(count);
  for (const step of steps) await step();
}

async function openList(page: Page, address = '/shipments') {
  await page.goto(address);
  await expect(page.getByText(/due soonest first$/)).toBeVisible();
  const rows = page.locator('[data-line]');
  await expect(rows.first()).toBeVisible();
  return rows;
}

test('shows all on hold at one port with three days of free time or less in three steps', async ({
  page,
}) => {
  const rows = await openList(page, '/shipments?by=container&active=no');
  const facet = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('link');
  await inSteps(
    [
      async () =>
        page
          .getByRole('navigation', { name: 'Quick filters' })
          .getByText(/on hold$/)
          .click(),
      async () => facet('Last free day').filter({ hasText: 'LFD in 3 days or less' }).click(),
      async () => facet('POD').first().click(),
    ],
    3,
  );
  await expect(page).toHaveURL(/hold=on_hold/);
  await expect(page).toHaveURL(/lfd=soon/);
  await expect(page).toHaveURL(/pod=[A-Z]{5}$/);
  const verdicts = await rows.getByText(/Not ready for pickup|Hold status/).count();
  expect(verdicts).toBe(await rows.count());
});

test('writes ten rows to one broker in three steps', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = await openList(page, '/shipments?by=container&hold=on_hold');
  const numbers = (await rows.getByRole('link').allInnerTexts()).slice(0, 10);
  await inSteps(
    [
      async () => {
        await rows.nth(0).getByRole('checkbox').click();
        await rows
          .nth(9)
          .getByRole('checkbox')
          .click({ modifiers: ['Shift'] });
      },
      async () => page.getByRole('button', { name: /^Message / }).click(),
      async () => page.getByRole('button', { name: 'Copy message' }).click(),
    ],
    3,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Copied the message' })).toBeAttached();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const number of numbers) expect(text).toContain(number);
});

test('writes ten rows to one broker with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = await openList(page, '/shipments?by=container&hold=on_hold');
  const numbers = (await rows.getByRole('link').allInnerTexts()).slice(0, 10);
  const press = page.keyboard.press.bind(page.keyboard);
  await inSteps(
    [
      async () => {
        await press('j');
        await press('x');
        for (let row = 1; row < 10; row++) await press('Shift+ArrowDown');
      },
      async () => {
        await press('m');
        await expect(page.getByRole('dialog', { name: /^Message / })).toBeVisible();
      },
      async () => {
        const copy = page.getByRole('button', { name: 'Copy message' });
        for (
          let tabs = 0;
          tabs < 8 && !(await copy.evaluate((one) => one === document.activeElement));
          tabs++
        )
          await press('Tab');
        await press('Enter');
      },
    ],
    3,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Copied the message' })).toBeAttached();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  for (const number of numbers) expect(text).toContain(number);
});

test('peeks at the row under the cursor with space, and goes on with it', async ({ page }) => {
  const rows = await openList(page, '/shipments?by=container');
  const [first = '', second = ''] = await rows.getByRole('link').allInnerTexts();
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
