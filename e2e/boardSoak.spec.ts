import { age, board, expectFreshBoard, openBoard, passMinutes, settle, upToDate } from './support/board.ts';
import { deep } from './support/deep.ts';
import { leftovers } from './support/leftovers.ts';
import { expect, test } from './support/test.ts';

const minutes = deep ? 60 : 12;

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
  // The minutes in which the pages come round, so that the same one is in sight.
  const round = pages / 3;
  await passMinutes(page, round);
  const early = await leftovers(page);
  await passMinutes(page, minutes - (minutes % round));
  await settle(page);
  const late = await leftovers(page);
  expect(late.elements).toBe(early.elements);
  // What the start alone needs has timers of its own in the first minutes.
  expect(late.timers).toBeLessThanOrEqual(early.timers);
  expect(readings).toBeGreaterThan(minutes / 2);
  await expect(age(page)).toHaveText(upToDate);
  await expectFreshBoard(page);
});
