import type { BrowserContext, Page } from 'playwright';
import { judge } from './judge.ts';
import { quantile } from './quantile.ts';

/** What somebody who types feels. Milliseconds. */
const slowest = 50;
const pressEvery = 200;

interface Watched {
  /** How long the page made each key wait. */
  readonly waits: number[];
  /** Tasks over 50 ms. */
  readonly tasks: number[];
}

/** Has every page measure how long keys wait. */
export async function watchInput(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const watched: Watched = { waits: [], tasks: [] };
    Object.assign(globalThis, { watched });
    // The time of an event is that of the browser, so the rest is what the page made it wait.
    addEventListener('keydown', ({ timeStamp }) => watched.waits.push(performance.now() - timeStamp), {
      capture: true,
    });
    new PerformanceObserver((list) => {
      watched.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** Moves up and down a list until the work has ended, and judges how long the keys waited meanwhile. */
export async function typeUntil(page: Page, name: string, hasEnded: () => Promise<boolean>): Promise<void> {
  const begin = performance.now();
  await page.evaluate(() => {
    const { watched } = globalThis as unknown as { readonly watched: Watched };
    watched.waits.length = 0;
    watched.tasks.length = 0;
  });
  for (let press = 0; press % 20 !== 0 || press === 0 || !(await hasEnded()); press += 1) {
    await page.keyboard.press(press % 40 < 20 ? 'ArrowDown' : 'ArrowUp');
    await page.waitForTimeout(pressEvery);
  }
  const seconds = (performance.now() - begin) / 1_000;
  const { waits, tasks } = await page.evaluate(
    () => (globalThis as unknown as { readonly watched: Watched }).watched,
  );
  console.log(`${name}: ${seconds.toFixed(0)} s`);
  console.log(`  ${tasks.length} tasks over 50 ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
  console.log(`  ${waits.length} keys waited ${quantile(waits, 0.5).toFixed(1)} ms at the median`);
  judge(quantile(waits, 0.95), 'ms waited 95 of 100 keys at most', slowest);
  judge(Math.max(...waits), 'ms waited the slowest key', slowest);
}
