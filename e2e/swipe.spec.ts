import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** Pushes a finger over a card, as a phone reports it. */
async function push(page: Page, card: Locator, right: number, down: number) {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not in sight.');
  const [x, y] = [box.x + (right < 0 ? box.width - 80 : 80), box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + right * share, y: y + down * share }],
    });
  await touch('touchStart', 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', share);
  await touch('touchEnd', 1);
  await session.detach();
}

test('five shipments or more stand on the first screen of a phone @phone', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'Only a phone has cards.');
  await page.goto('/shipments');
  await expect(page.locator('[data-line] .journey').first()).toBeVisible();
  const bottom = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox();
  const whole = await page
    .locator('[data-line]')
    .evaluateAll(
      (cards, end) => cards.filter((card) => card.getBoundingClientRect().bottom <= end).length,
      bottom?.y ?? 0,
    );
  expect(whole).toBeGreaterThanOrEqual(5);
});

test('a card of the list that is pushed aside is selected, and one that is scrolled is not @phone', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'A mouse pushes no cards.');
  await page.goto('/shipments');
  // Rows move while the list grows.
  await expect(page.getByText(', due soonest first')).toBeVisible();
  const id = await page.locator('[data-line]').nth(1).getAttribute('data-line');
  const card = page.locator(`[data-line="${id}"]`);
  await push(page, card, 60, 0);
  await push(page, card, 60, 150);
  await expect(card).toHaveAttribute('aria-selected', 'false');
  await push(page, card, 160, 10);
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await expect(page, 'it opens nothing').toHaveURL('/shipments');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(card).toHaveAttribute('aria-selected', 'false');
  await push(page, card, -60, 0);
  await expect(card, 'not far enough').toHaveAttribute('aria-selected', 'false');
  await push(page, card, -160, 10);
  await expect(card, 'to the left as to the right').toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(card).toHaveAttribute('aria-selected', 'false');
});

test('an exception that is pushed aside is acknowledged, with an undo @phone', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'A mouse pushes no cards.');
  await page.goto('/exceptions');
  const cards = page.locator('[data-line]');
  const link = cards.first().getByRole('link').first();
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toBeVisible();
  const number = await link.innerText();
  await push(page, cards.first(), 160, 0);
  await expect(link).not.toHaveText(number);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(link).toHaveText(number);
});
