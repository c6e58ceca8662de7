import type { BrowserContext } from 'playwright';
import { median } from './support/quantile.ts';
import { serveAccount } from './support/servedAccount.ts';
import { sized } from './support/smoke.ts';

/**
 * What the list that a device kept saves and costs, in a real browser over `npm start`'s own server:
 * `node bench/cached.ts`. The client's request budget is lifted, so that a refresh is as fast as it can be at all; within
 * the usual 100 requests a minute the same 100 pages take over a minute.
 */
const shipments = sized(10_000, 300);
const visits = sized(5, 1);
/** How late the service answers in the last visits. Milliseconds. */
const late = sized(4_000, 1_000);

const { url, context, close } = await serveAccount(shipments, 100_000);
await context.addInitScript(() => {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
});

interface Visit {
  readonly firstRow: number;
  readonly whole: number;
  readonly longest: number;
  readonly longTasks: number;
}

/** Opens the list; milliseconds from the start of the navigation to the first row and to the whole list. */
async function visit(by: BrowserContext, settle: number): Promise<Visit> {
  const page = await by.newPage();
  await page.goto(`${url}/shipments`, { waitUntil: 'commit' });
  const when = (selector: string, text: string) =>
    page.evaluate(
      ([where, wanted]) =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (document.querySelector(where)?.textContent.includes(wanted)) resolve(performance.now());
            else requestAnimationFrame(look);
          };
          look();
        }),
      [selector, text] as const,
    );
  const [firstRow, whole] = await Promise.all([
    when('main a[href^="/shipments/"]', ''),
    when('main [aria-live]', `of ${new Intl.NumberFormat('en').format(shipments)}, due soonest first`),
  ]);
  await page.waitForTimeout(settle);
  const tasks = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
  await page.close();
  return { firstRow, whole, longest: Math.max(0, ...tasks), longTasks: tasks.length };
}

const line = (name: string, { firstRow, whole, longest, longTasks }: Visit): void =>
  console.log(
    `${name.padEnd(34)} first row ${firstRow.toFixed(0)} ms, whole ${whole.toFixed(0)} ms, longest task ${longest.toFixed(0)} ms of ${longTasks}`,
  );

line('first visit, list written', await visit(context, sized(20_000, 3_000)));
const storage = await context.newPage();
await storage.goto(`${url}/icon.svg`);
const bytes = await storage.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
console.log(`on disk ${(bytes / 1e6).toFixed(1)} MB`);
await storage.close();

async function measure(name: string, by: BrowserContext): Promise<void> {
  const all: Visit[] = [];
  for (let round = 0; round < visits; round += 1) all.push(await visit(by, sized(5_000, 500)));
  const of = (part: keyof Visit) => median(all.map((one) => one[part]));
  line(name, {
    firstRow: of('firstRow'),
    whole: of('whole'),
    longest: of('longest'),
    longTasks: of('longTasks'),
  });
}
await measure('later visit, from the device', context);
// A service that answers late: only what is kept can be shown.
await context.route('**/api/v2/**', async (route) => {
  await new Promise((resolve) => setTimeout(resolve, late));
  await route.continue().catch(() => undefined);
});
await measure(`later visit, service ${late / 1_000} s late`, context);

await close();
