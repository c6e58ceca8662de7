import type { CDPSession, Page } from 'playwright';
import { followTimers, type Leftovers, leftovers } from '../e2e/support/leftovers.ts';
import { serveDist } from '../server/dist.ts';
import { distOfRun } from '../server/distOfRun.ts';
import { serveLandfall } from '../server/serve.ts';
import { launchBrowser } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { sized } from './support/smoke.ts';

/**
 * A board that hangs for days, in a real browser with its clock driven forward: `node bench/soak.ts`, SOAK_DAYS for
 * another number than 7. Each minute the page turns and the fleet is read; the world of the service stands still, so
 * that rows come and go by the clock alone.
 */
const days = Number(process.env['SOAK_DAYS'] ?? '7');
const minutesOfDay = sized(1_440, 5);
/** In which pages are compared at the end. */
const secondsTogether = sized(120, 30);
const start = Date.parse('2026-08-12T15:00:00Z');
const minute = 60_000;
const address = '/arrivals?days=30&page=60&distance=4';

const dist = await distOfRun();
const serving = await serveLandfall(
  {
    PORT: process.env['PORT'] ?? '0',
    SANDBOX_NOW: new Date(start).toISOString(),
    SANDBOX_DB: ':memory:',
    SANDBOX_RATE_LIMIT: '0',
    SANDBOX_SHIPMENTS: '80',
  },
  (c) => serveDist(dist, c.req.raw),
);
const browser = await launchBrowser();

async function openBoard(at: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1920, height: 1080 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.install({ time: at });
  await followTimers(page);
  await page.goto(serving.url + address);
  await page.getByText(/^Updated /).waitFor();
  await page.clock.pauseAt(at + 10 * minute);
  return page;
}

interface Size {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

async function measure(session: CDPSession): Promise<Size> {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const words = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h2, li')].map(({ textContent }) => textContent).join('\n'),
  );

/**
 * What each of the pages has all the time in a time that they pass together: more comes and goes while it waits for an
 * answer or turns, and what was left behind stays.
 */
async function leastOf(pages: readonly Page[]): Promise<Leftovers[]> {
  const least = pages.map(() => ({ timers: Infinity, elements: Infinity }));
  for (let second = 0; second < secondsTogether; second += 1) {
    for (const [index, one] of pages.entries()) {
      await one.clock.runFor(1_000);
      const { timers, elements } = await leftovers(one);
      const known = least[index];
      if (!known) continue;
      known.timers = Math.min(known.timers, timers);
      known.elements = Math.min(known.elements, elements);
    }
  }
  return least;
}

let readings = 0;
const page = await openBoard(start);
page.on('requestfinished', (request) => {
  if (request.url().includes('/api/')) readings += 1;
});
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');
const sizes: Size[] = [];
for (let day = 1; day <= days; day += 1) {
  for (let passed = 0; passed < minutesOfDay; passed += 1) {
    // A reading is asked for in most minutes, but not in all: what never comes is not waited for long.
    const answered = page.waitForEvent('requestfinished', { timeout: 100 }).catch(() => undefined);
    await page.clock.fastForward(minute);
    await answered;
  }
  const size = await measure(session);
  sizes.push(size);
  console.log(
    `day ${day}: ${size.heap.toFixed(2)} MB, ${size.nodes} nodes, ${size.listeners} listeners, ${readings} readings`,
  );
}
const [first, last] = [sizes[0], sizes.at(-1)];
if (!first || !last) throw new Error('SOAK_DAYS has to be at least 1.');
judge(last.heap / first.heap, 'of the heap after the first day', 1.1);
judge(last.listeners / first.listeners, 'of its listeners', 1);
judge(readings / (days * minutesOfDay), 'requests a minute', 2);

const now = await page.evaluate(() => Date.now());
const fresh = await openBoard(now - 9 * minute);
for (const one of [page, fresh]) await one.clock.pauseAt(now + 2 * minute);
const [old, young] = await leastOf([page, fresh]);
if (!old || !young) throw new Error('There are two pages.');
judge(old.elements / young.elements, 'of the elements of a fresh load', 1);
judge(old.timers / young.timers, 'of its timers', 1);
judge((await words(page)) === (await words(fresh)) ? 0 : 1, 'boards that differ from a fresh load', 0);

await browser.close();
await serving.close();
