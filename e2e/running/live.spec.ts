import { beforeAnArrival } from '#sandbox/testArrival.ts';
import { drawnMinute, expect, test } from './world.ts';

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
    const other = await context.newPage();
    await other.goto('/shipments?active=no');
    await expect(other.getByText('Live', { exact: true })).toBeVisible();

    const said = (one: typeof page) => one.getByRole('status').filter({ hasText: / changed$/ });
    await page.bringToFront();
    await expect(said(page)).toHaveCount(1, { timeout: 90_000 });
    // What changed was read by itself.
    expect(read.some((path) => /\/shipments\/[\w-]+$/.test(path))).toBe(true);
    await other.bringToFront();
    await expect(said(other)).toHaveCount(1, { timeout: 90_000 });
  });
});
