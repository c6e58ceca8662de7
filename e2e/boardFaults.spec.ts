import type { Page } from 'playwright/test';
import {
  age,
  board,
  expectFreshBoard,
  openBoard,
  passMinutes,
  rows,
  settle,
  upToDate,
} from './support/board.ts';
import { deep } from './support/deep.ts';
import { expect, type FaultRule, test } from './support/test.ts';

const list = 'GET /v2/shipments';
const address = '/arrivals?days=30&page=20';
const failing = /Failed to load resource/;

/** How many requests for the service leave the page from now on. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) count += 1;
  });
  return () => count;
}

const cases: readonly {
  readonly what: string;
  readonly rule: Omit<FaultRule, 'match'>;
  readonly minutes: number;
  readonly words: RegExp;
}[] = [
  {
    what: 'refuses for long because there were too many requests',
    rule: { status: 429, retryAfter: 60 },
    minutes: deep ? 60 : 12,
    words: /^Reconnecting · last updated \d\d:\d\d \S+ · Too many requests/,
  },
  {
    what: 'is down for ten minutes',
    rule: { status: 503 },
    minutes: 12,
    words: /^Reconnecting · last updated/,
  },
  { what: 'fails inside', rule: { status: 500 }, minutes: 4, words: /^Updated \d\d:\d\d \S+ · / },
  {
    what: 'sends pages that cannot be read',
    rule: { body: 'malformed' },
    minutes: 4,
    words: /^Updated \d\d:\d\d \S+ · /,
  },
  { what: 'sends half an answer', rule: { body: 'half' }, minutes: 4, words: /^Updated \d\d:\d\d \S+ · / },
  {
    what: 'is replaced by the page of a proxy',
    rule: { body: 'html', status: 502 },
    minutes: 4,
    words: /^Updated \d\d:\d\d \S+ · /,
  },
  {
    what: 'no longer accepts the key',
    rule: { status: 401 },
    minutes: 20,
    words: /^Reconnecting · last updated .+ key/i,
  },
];

for (const { what, rule, minutes, words } of cases) {
  test(`a service that ${what} leaves the last board with its age, and gets it back by itself`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(failing);
    await openBoard(page, address);
    const asked = countRequests(page);
    await faults.set({ match: list, ...rule });
    await passMinutes(page, minutes);
    await expect(age(page)).toHaveText(words);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    // Three requests belong to what was under way when the service began to fail.
    expect(asked()).toBeLessThanOrEqual(2 * minutes + 3);

    await faults.clear();
    await passMinutes(page, 9);
    await expect(age(page)).toHaveText(upToDate);
    await expectFreshBoard(page);
  });
}

test('a board that starts while the key is refused says so and never shows a login', async ({
  page,
  faults,
  expectErrors,
}) => {
  expectErrors(failing);
  await faults.set({ match: list, status: 401 });
  await openBoard(page, address);
  await expect(age(page)).toHaveText(/^No arrivals loaded yet, trying again · .*key/i);
  await faults.clear();
  await passMinutes(page, 5);
  await expect(age(page)).toHaveText(upToDate);
  await expectFreshBoard(page);
});

for (const [width, height] of [
  [1920, 1080],
  [1080, 1920],
] as const) {
  test(`a board of ${width} by ${height} that is behind never cuts its age, nor is its foot cut`, async ({
    page,
    faults,
    expectErrors,
  }) => {
    expectErrors(failing);
    await page.setViewportSize({ width, height });
    await openBoard(page, `${address}&distance=4`);
    await faults.set({ match: list, status: 401 });
    await passMinutes(page, 15);
    await expect(age(page)).toHaveText(/^Reconnecting · last updated .+ key/i);
    const [reported, foot, rest] = await Promise.all([
      age(page)
        .locator('> span')
        .first()
        .evaluate((part) => ({
          wide: part.scrollWidth - part.clientWidth,
          size: getComputedStyle(part).fontSize,
        })),
      board(page)
        .locator('footer')
        .evaluate((part) => part.getBoundingClientRect().bottom),
      board(page).evaluate((part) => part.getBoundingClientRect().bottom),
    ]);
    expect(reported.wide).toBe(0);
    expect(Number.parseFloat(reported.size)).toBeGreaterThan(35);
    expect(foot).toBeLessThanOrEqual(rest + 1);
  });
}

test('a name that cannot be resolved, and a cable that is back, of which the browser tells', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(failing);
  await openBoard(page, address);
  await page.route('**/api/**', (route) => route.abort('namenotresolved'));
  await passMinutes(page, 15);
  await expect(age(page)).toHaveText(/^Reconnecting · last updated/);
  await page.unroute('**/api/**');
  // The browser may tell that the cable is back a moment before it lets a request out.
  await expect(async () => {
    await context.setOffline(true);
    await context.setOffline(false);
    // At once: the clock of the page hardly moves.
    await settle(page);
    await expect(age(page)).toHaveText(upToDate, { timeout: 2_000 });
  }).toPass();
  await expectFreshBoard(page);
});

test('a laptop that slept over night is right a moment after it wakes', async ({ page }) => {
  await openBoard(page, address);
  await page.clock.fastForward('09:30:00');
  await page.clock.runFor(6_000);
  await settle(page);
  await expect(age(page)).toHaveText(upToDate);
  await expectFreshBoard(page);
});

test('a clock that is set back or forward does not leave the board old, nor call it fresh', async ({
  page,
}) => {
  await openBoard(page, address);
  for (const time of ['2026-08-12T11:00:00Z', '2026-08-13T02:00:00Z']) {
    await page.clock.setSystemTime(time);
    await page.clock.runFor(6_000);
    await settle(page);
    await expect(age(page)).toHaveText(upToDate);
    await expectFreshBoard(page);
  }
});

test('costs at most two requests a minute, whoever comes and goes', async ({ page }) => {
  await openBoard(page, address);
  const asked = countRequests(page);
  const quarter = deep ? 15 : 4;
  for (let part = 0; part < 4; part += 1) {
    await passMinutes(page, quarter);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  expect(asked()).toBeGreaterThan(4 * quarter);
  expect(asked()).toBeLessThanOrEqual(8 * quarter);
  await expect(age(page)).toHaveText(upToDate);
});

test('midnight at the place comes without a load', async ({ page }) => {
  await openBoard(page, '/arrivals?days=3&tz=America/Los_Angeles', '2026-08-13T06:58:00Z');
  const header = board(page).locator('header');
  await expect(header).toContainText(/Wed 12 Aug\s*23:58\s*PDT/);
  await passMinutes(page, 3);
  await expect(header).toContainText(/Thu 13 Aug\s*00:01\s*PDT/);
  await expectFreshBoard(page);
});

test('the end of summer time at the place comes without a load', async ({ page }) => {
  await openBoard(page, '/arrivals?days=3&tz=America/Los_Angeles', '2026-11-01T08:58:00Z');
  const header = board(page).locator('header');
  await expect(header).toContainText(/01:58\s*PDT/);
  await passMinutes(page, 3);
  await expect(header).toContainText(/01:01\s*PST/);
});
