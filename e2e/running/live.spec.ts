import type { Page } from 'playwright/test';
import { beforeAnArrival } from '#sandbox/testArrival.ts';
import { drawnMinute, expect, test } from './world.ts';

/** The list with all of its rows: until then a bar says how many it has. */
const untilWhole = (page: Page) =>
  expect(page.getByText(/^[\d,]+(?: of [\d,]+)?, due soonest first$/)).toBeVisible();

/** From now on, what moves on a page and how often: `just-changed × 1`. */
async function watchMotion(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  await page.exposeFunction('sawMotion', (what: string) => seen.add(what));
  await page.evaluate(() => {
    const { sawMotion } = window as unknown as { readonly sawMotion: (what: string) => void };
    const see = (motion: string, times: number | string) => sawMotion(`${motion} × ${times}`);
    document.addEventListener('animationstart', ({ animationName, target }) => {
      see(animationName, getComputedStyle(target as Element).animationIterationCount);
    });
    document.addEventListener('transitionrun', ({ propertyName }) => see(propertyName, 1));
  });
  return seen;
}

test.describe('while the world says what happens', () => {
  test.use({
    speed: 60,
    begin: async ({ shipments }, provide) => {
      await provide(() => beforeAnArrival(drawnMinute(), shipments));
    },
  });

  test('a vessel that arrives while somebody looks, arrives on every page of the browser', async ({
    page,
    context,
    world: _world,
  }) => {
    const read: string[] = [];
    await page.goto('/shipments?active=no');
    await expect(page.getByText('Live', { exact: true })).toBeVisible();
    page.on('request', (request) => read.push(new URL(request.url()).pathname));
    await untilWhole(page);
    const moving = await watchMotion(page);
    const other = await context.newPage();
    await other.emulateMedia({ reducedMotion: 'reduce' });
    await other.goto('/shipments?active=no');
    await expect(other.getByText('Live', { exact: true })).toBeVisible();

    await untilWhole(other);
    const movingThere = await watchMotion(other);

    const said = (one: typeof page) => one.getByRole('status').filter({ hasText: / changed$/ });
    await page.bringToFront();
    await expect(said(page)).toHaveCount(1, { timeout: 90_000 });
    // What changed was read by itself.
    expect(read.some((path) => /\/shipments\/[\w-]+$/.test(path))).toBe(true);
    await other.bringToFront();
    await expect(said(other)).toHaveCount(1, { timeout: 90_000 });
    // A row in sight that has changed glows once, and nothing else moves; nor does that for whoever asks for less
    // (docs/design.md, 1).
    expect([...moving].filter((motion) => motion !== 'just-changed × 1')).toEqual([]);
    expect([...movingThere]).toEqual([]);
  });
});
