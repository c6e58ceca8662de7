import type { Page } from 'playwright/test';
import { age, board, rows, upToDate } from './support/board.ts';
import { clippedTexts, overlappingTexts } from './support/clippedTexts.ts';
import { expect, test } from './support/test.ts';

const screens = [
  { name: 'Full HD', width: 1920, height: 1080 },
  { name: 'upright', width: 1080, height: 1920 },
  { name: '4K', width: 3840, height: 2160 },
  { name: 'a laptop', width: 1366, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 320, height: 568 },
] as const;
const distances = ['', '&distance=1', '&distance=4', '&distance=6', '&distance=12'];
const turnSeconds = 20;

/** Shows a board whose pages turn on request. One that is open already gets another address, and keeps what it has read. */
async function show(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await page.evaluate((to) => window.history.pushState({}, '', to), address);
  await expect(age(page)).toHaveText(upToDate);
  await expect(rows(page).first()).toBeVisible();
  // Size of type and rows are found by drawing them.
  await expect(async () => {
    const drawn = await board(page).innerHTML();
    await page.waitForTimeout(200);
    expect(await board(page).innerHTML()).toBe(drawn);
  }).toPass();
}

/** Lets so much time pass that the next page comes. */
async function turn(page: Page): Promise<void> {
  const before = await pageNumber(page);
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + turnSeconds * 1_000);
  if (before !== null) await expect.poll(() => pageNumber(page)).not.toBe(before);
}

/** Such as `2/4`; null where there is one page. */
async function pageNumber(page: Page): Promise<string | null> {
  const number = board(page).getByText(/^\d+\/\d+$/);
  return (await number.count()) === 0 ? null : number.innerText();
}

const hiddenTexts = async (page: Page): Promise<readonly string[]> => [
  ...(await clippedTexts(board(page))),
  ...(await overlappingTexts(board(page))),
];

async function pagesOf(page: Page): Promise<number> {
  return Number((await pageNumber(page))?.split('/')[1] ?? 1);
}

for (const { name, width, height } of screens) {
  test(`${name} shows every word whole, from each distance`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    for (const query of ['by=arrival', 'by=container', 'by=arrival&port=USLAX']) {
      for (const distance of distances) {
        await show(page, `/arrivals?days=30&page=${turnSeconds}&${query}${distance}`);
        expect(await hiddenTexts(page), `${query}${distance}`).toEqual([]);
        await turn(page);
        expect(await hiddenTexts(page), `${query}${distance} on the next page`).toEqual([]);
      }
    }
  });
}

for (const { width, height } of [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1366, height: 768 },
] as const) {
  test(`a board of ${width} by ${height} has eight rows or more, under days, headings and a summary`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const query of ['', '?port=USLAX,USLGB&days=14', '?by=container']) {
      await show(page, `/arrivals${query}`);
      expect(await rows(page).count(), query).toBeGreaterThanOrEqual(8);
    }
    await show(page, '/arrivals');
    await expect(board(page).getByRole('heading', { level: 2 }).first()).toHaveText(
      /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+/,
    );
    for (const heading of [
      'Time · status',
      'Vessel · voyage',
      'Port · terminal',
      'Containers',
      'ETA change',
      'Journey',
    ]) {
      await expect(board(page).getByText(heading, { exact: true })).toBeVisible();
    }
    await expect(board(page).locator('header')).toContainText(/Today · \d+ vessels? · \d+ containers?/);
    await expect(board(page).locator('header')).toContainText(
      /Until Wed 19 Aug · \d+ vessels · \d+ containers/,
    );
  });
}

test('the times of a day never go back, and its heading is there on every page', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await show(page, `/arrivals?port=USLAX,USLGB&days=30&page=${turnSeconds}`);
  const pages = await pagesOf(page);
  for (let shown = 0; shown < pages; shown += 1) {
    const lists = board(page).getByRole('list');
    for (const list of await lists.all()) {
      await expect(list).toHaveAccessibleName(/\d/);
      const times = (await list.getByRole('listitem').allInnerTexts()).map(
        (text) => /^\d\d:\d\d|^day only/.exec(text)?.[0],
      );
      expect(times).toEqual(times.toSorted((a = '', b = '') => (a < b ? -1 : 1)));
    }
    await turn(page);
  }
});

test('an account with hundreds of arrivals goes port by port, and says when the rest comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await show(page, `/arrivals?days=60&page=${turnSeconds}&rows=3`);
  const foot = board(page).locator('footer');
  const said: string[] = [];
  const pages = await pagesOf(page);
  for (let shown = 0; shown < pages; shown += 1) {
    said.push(await foot.innerText());
    await turn(page);
  }
  expect(said.filter((text) => text.includes('soonest first, then port by port'))).toHaveLength(1);
  expect(said.some((text) => /port by port, all in \d+ min/.test(text))).toBe(true);
  expect(said.some((text) => /\w+ \d+ of \d+, the next in \d+ min/.test(text))).toBe(true);
});
