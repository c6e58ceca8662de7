import type { BrowserContext, Locator, Page } from 'playwright/test';
import { pages } from '#/device/pages.ts';
import { deep } from './support/deep.ts';
import { pageAddresses } from './support/screens.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';

// Somebody who does anything: random acts in two tabs of one browser, after each of which what always holds is looked at.
// A failure names its WALK_SEED; set it to take the same acts again.
const seed = Number(process.env['WALK_SEED']);
const acts = deep ? 400 : 15;

/** What is drawn on a map or on a board has journeys of its own. */
const drawn: readonly string[] = [pages.map.path, pages.board.path];
const addresses = [
  ...pageAddresses.filter((address) => !drawn.includes(address)),
  '/shipments?by=container',
  '/settings/preferences',
];

/** The same numbers for the same seed (mulberry32). */
function randomOf(start: number): (below: number) => number {
  let state = start;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** What can be pressed on the page, or in the dialog over it, without leaving Landfall. */
async function pressable(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').last();
  const within = (await dialog.count()) > 0 ? dialog : page.getByRole('main');
  return within.locator('button:visible:enabled, a[href^="/"]:visible:not([target]):not([download])');
}

/** One act; what was done, for who reads a failure. */
async function act(page: Page, random: (below: number) => number): Promise<string> {
  const kind = random(10);
  if (kind < 3) {
    const address = addresses[random(addresses.length)] ?? '/shipments';
    await page.goto(address);
    return `open ${address}`;
  }
  if (kind < 4) {
    await page.goBack({ waitUntil: 'commit' });
    return 'back';
  }
  if (kind < 5) {
    const key = ['j', 'k', 'Enter', 'Escape', 'ArrowDown', 'x', '/'][random(7)] ?? 'Escape';
    await page.keyboard.press(key);
    return `press ${key}`;
  }
  const choices = await pressable(page);
  const count = await choices.count();
  if (count === 0) return 'nothing to press';
  const choice = choices.nth(random(count));
  const name = await choice.evaluate((element) => (element.ariaLabel ?? element.textContent).slice(0, 60));
  // It may be covered by what another act opened, or gone with an answer of the service.
  const isDone = await choice.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  return `${isDone ? 'press' : 'could not press'} “${name}”`;
}

/** Whatever was done: one heading, no hole in a text, and as many rows as the grid says. */
async function expectSound(page: Page, what: string): Promise<void> {
  // Behind a dialog it is there for the eye alone.
  await expect(page.locator('h1'), `${what}: one heading`).toHaveCount(1);
  const text = await page.locator('body').innerText();
  expect(
    text.split('\n').filter((line) => hole.test(line)),
    `${what}: holes`,
  ).toEqual([]);
  for (const grid of await page.getByRole('grid').all()) {
    const counted = await grid.evaluate((element) => {
      const rows = [...element.querySelectorAll('[aria-rowindex]')].map((row) => Number(row.ariaRowIndex));
      return {
        said: Number(element.ariaRowCount ?? 'NaN'),
        last: Math.max(0, ...rows),
        twice: rows.length - new Set(rows).size,
      };
    });
    if (Number.isNaN(counted.said) || counted.said < 0) continue;
    expect(counted.last, `${what}: rows as counted`).toBeLessThanOrEqual(counted.said);
    expect(counted.twice, `${what}: a row twice`).toBe(0);
  }
}
const hole = /\bundefined\b|\bNaN\b|\[object\b|\bInvalid Date\b/;

/** To another page and back: address and heading are those of before. */
async function expectBack(page: Page, what: string): Promise<void> {
  const place = async () => [page.url(), await page.locator('h1').innerText()];
  const before = await place();
  const next = page
    .locator('nav a[href="/exceptions"], nav a[href="/shipments"]')
    .and(page.locator(':not([aria-current])'));
  if ((await page.getByRole('dialog').count()) > 0 || (await next.count()) === 0) return;
  await next.first().click();
  await expect.poll(() => page.url(), `${what}: away`).not.toBe(before[0]);
  await page.goBack();
  await expect.poll(place, `${what}: back`).toEqual(before);
}

async function openTab(context: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  // What cannot be undone is no random choice.
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.goto('/shipments');
  return page;
}

test(`whatever is done in two tabs, pages stay sound (WALK_SEED=${seed})`, async ({
  browser,
  baseURL,
}, info) => {
  test.setTimeout(deep ? 3_600_000 : 300_000);
  info.annotations.push({ type: 'WALK_SEED', description: String(seed) });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    locale: 'en-GB',
  });
  await context.clock.setSystemTime(JOURNEY_NOW);
  const complaints: string[] = [];
  const tabs = [await openTab(context, complaints), await openTab(context, complaints)];
  const random = randomOf(seed);
  const done: string[] = [];
  try {
    for (let count = 0; count < acts; count++) {
      const tab = random(tabs.length);
      const page = tabs[tab];
      if (!page) continue;
      done.push(`${count}: tab ${tab + 1}, ${await act(page, random)}`);
      const what = `WALK_SEED=${seed}, ${done.slice(-5).join('; ')}`;
      // Back before the first page, or to another page's file.
      if (page.url() === 'about:blank') await page.goto('/shipments');
      for (const each of tabs) await expectSound(each, what);
      if (random(4) === 0) await expectBack(page, what);
      expect(complaints, what).toEqual([]);
    }
  } finally {
    await info.attach('acts', { body: done.join('\n'), contentType: 'text/plain' });
    await context.close();
  }
});
