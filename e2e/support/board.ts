import type { Locator, Page, Request } from 'playwright/test';
import { followTimers } from './leftovers.ts';
import { JOURNEY_NOW } from './servers.ts';
import { expect } from './test.ts';

export const board = (page: Page): Locator => page.getByRole('region', { name: 'Arrivals board' });
export const rows = (page: Page): Locator => board(page).getByRole('listitem');
/** How old the board is, in its own words. */
export const age = (page: Page): Locator => board(page).getByRole('status');
export const upToDate = /^Updated \d\d:\d\d \S+$/;

/** Requests to the service that a page waits for. */
const waiting = new WeakMap<Page, Set<Request>>();

function follow(page: Page): void {
  const open = new Set<Request>();
  waiting.set(page, open);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Opens a board whose time only passes when it is driven. */
export async function openBoard(
  page: Page,
  address: string,
  at: string | number = JOURNEY_NOW,
): Promise<void> {
  follow(page);
  await page.clock.install({ time: at });
  await followTimers(page);
  await page.goto(address);
  await expect(age(page)).not.toHaveText(/^(Loading|Some) arrivals/);
  await page.clock.pauseAt((await now(page)) + 1_000);
}

/** Lets each answer come that is under way, and the page draw it, while hardly any of the page's time passes. */
export async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await expect.poll(() => waiting.get(page)?.size).toBe(0);
    await page.clock.runFor(50);
  }
}

/** Lets a board count how past arrivals went, which it does a few seconds after its rows are there. */
export async function untilWhole(page: Page): Promise<void> {
  await page.clock.runFor(5_000);
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await board(page).getAttribute('aria-busy')).toBe('false');
  }).toPass();
}

/** Lets so many minutes pass, with each answer coming within seconds after it was asked for. */
export async function passMinutes(page: Page, minutes: number): Promise<void> {
  for (let step = 0; step < minutes * 6; step += 1) {
    await page.clock.runFor(9_850);
    await settle(page);
  }
}

/** What stands on the board, without the words of its age. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  const [heading, lines] = await Promise.all([
    board(page).locator('header').allInnerTexts(),
    rows(page).allInnerTexts(),
  ]);
  return [...heading, ...lines];
}

/** Fails unless the board shows what one that is opened now, by another browser, shows. */
export async function expectFreshBoard(page: Page): Promise<void> {
  const browser = page.context().browser();
  // The clock belongs to the context: a page beside this one would stand still as well.
  const context = await browser?.newContext({
    viewport: page.viewportSize(),
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const fresh = await context?.newPage();
  if (!context || !fresh) throw new Error('There is no browser to open a second board in.');
  await openBoard(fresh, page.url(), await now(page));
  await settle(fresh);
  await expect(age(fresh)).toHaveText(upToDate);
  await untilWhole(fresh);
  await page.clock.pauseAt(await now(fresh));
  // Both may stand in the blank between two pages.
  await expect(async () => {
    expect(await wordsOf(page)).toEqual(await wordsOf(fresh));
  }).toPass({ timeout: 20_000 });
  await context.close();
}

const now = (page: Page): Promise<number> => page.evaluate(() => Date.now());
