import type { Page } from 'playwright/test';
import { age, board, expectFreshBoard, openBoard, passMinutes, settle, upToDate } from './support/board.ts';
import { deep } from './support/deep.ts';
import { type Leftovers, leftovers } from './support/leftovers.ts';
import { expect, test } from './support/test.ts';

const minutes = deep ? 60 : 12;

/**
 * The elements of the longest page, and the timers that are there all the time: more of them come and go with answers and
 * page turns. Two rounds have a reading or two.
 */
async function overRounds(page: Page, round: number): Promise<Leftovers> {
  const found: Leftovers[] = [];
  for (let step = 0; step < 2 * 6 * round; step += 1) {
    await passMinutes(page, 1 / 6);
    found.push(await leftovers(page));
  }
  return {
    timers: Math.min(...found.map(({ timers }) => timers)),
    elements: Math.max(...found.map(({ elements }) => elements)),
  };
}

// Days in one go are `node bench/soak.ts`.
test('readings and page turns leave no timer and no element behind', async ({ page }) => {
  test.slow(deep, 'an hour');
  let readings = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) readings += 1;
  });
  // The rows of one port: what comes and goes within the hours is a row, and a row is not left behind.
  await openBoard(page, '/arrivals?port=USLAX&by=container&days=30&page=20');
  await settle(page);
  const pages = Number(
    (
      await board(page)
        .getByText(/^\d+\/\d+$/)
        .innerText()
    ).split('/')[1],
  );
  // The minutes in which the pages come round.
  const round = pages / 3;
  const early = await overRounds(page, round);
  await passMinutes(page, minutes - (minutes % round));
  const late = await overRounds(page, round);
  expect(late.elements).toBe(early.elements);
  expect(late.timers).toBeLessThanOrEqual(early.timers);
  expect(readings).toBeGreaterThan(minutes / 2);
  await expect(age(page)).toHaveText(upToDate);
  await expectFreshBoard(page);
});
