import type { Page } from 'playwright/test';
import { deep } from '#e2e/support/deep.ts';
import { expect, staying, test, time } from './world.ts';

/** So many readings of the screen while a journey looks on. */
const readings = 24;

/** Painted pixels of the vessels' own layer, the uppermost over the base map. */
const vesselPixels = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const layers = [
      ...document.querySelectorAll<HTMLCanvasElement>('.leaflet-overlay-pane canvas[aria-hidden]'),
    ];
    const [upper] = layers.toSorted((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex));
    const context = upper?.getContext('2d');
    if (!upper || !context || upper.width === 0) return 0;
    const { data } = context.getImageData(0, 0, upper.width, upper.height);
    let painted = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at]) painted += 1;
    return painted;
  });

/** Vessels by IMO number with the words of their position, as the list beside the map has them. */
const listed = (page: Page): Promise<readonly { readonly imo: string; readonly words: string }[]> =>
  page
    .getByRole('list', { name: 'Vessels' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const imo = /vessel=(\d{7})/.exec(item.querySelector('a')?.href ?? '')?.[1];
        return imo === undefined
          ? []
          : [{ imo, words: item.querySelector('p:last-child')?.textContent ?? '' }];
      }),
    );

for (const speed of [1, 60]) {
  test.describe(`the map while time runs ${speed} times as fast`, () => {
    test.use({ speed });
    test.setTimeout(staying(60) + 300_000);

    test('keeps every vessel under way that it shows, in the list and on the canvas', async ({
      page,
      world,
    }) => {
      await page.goto('/map?show=vessels');
      await expect
        .poll(async () => (await listed(page)).filter(({ words }) => words.startsWith('Reported')).length, {
          timeout: 120_000,
        })
        .toBeGreaterThan(5);
      // Positions come one by one: some 300 take minutes where other journeys run beside.
      let known = 0;
      await expect(async () => {
        const before = known;
        known = (await listed(page)).filter(({ words }) => words.startsWith('Reported')).length;
        expect(known).toBe(before);
      }).toPass({ intervals: [2_000], timeout: 180_000 });
      let peak = 0;
      for (let reading = 0; reading < readings; reading += 1) {
        const seen = (await listed(page)).filter(({ words }) => words.startsWith('Reported')).length;
        // A vessel may reach its port meanwhile, none may go missing for minutes.
        expect(seen, `seen at ${time(world)}`).toBeGreaterThanOrEqual(known * 0.9);
        // More may come, since positions are read one by one; none may vanish.
        const painted = await vesselPixels(page);
        expect(painted, `painted pixels at ${time(world)}`).toBeGreaterThan(peak * 0.8);
        peak = Math.max(peak, painted);
        await page.waitForTimeout(staying(24) / readings);
      }
    });
  });
}

for (const speed of deep ? [1, 60] : [60]) {
  test.describe(`the positions while time runs ${speed} times as fast`, () => {
    test.use({ speed });
    test.setTimeout(240_000);

    test('are as old as the service says, and grow older', async ({ page, world, request }) => {
      await page.goto('/map?show=vessels');
      /** Minutes by IMO number. Of every vessel, since any of them may reach its port and leave the list meanwhile. */
      const ages = async () =>
        new Map(
          (await listed(page)).flatMap(({ imo, words }) => {
            const [, hours = '0', minutes] = /^Reported (?:(\d+) h ?)?(\d+) min ago/.exec(words) ?? [];
            return minutes === undefined ? [] : [[imo, Number(hours) * 60 + Number(minutes)] as const];
          }),
        );
      await expect.poll(async () => (await ages()).size, { timeout: 60_000 }).toBeGreaterThan(0);
      // What is on the screen was read at most an hour ago, so it is as old as the service has it now, or older.
      await expect(async () => {
        const [vessel] = await ages();
        const answer = await request.get(`/api/v2/vessels/${vessel?.[0]}`);
        const record = (await answer.json()) as { data: { attributes: { position_timestamp: string } } };
        const least = (world.now() - Date.parse(record.data.attributes.position_timestamp)) / 60_000;
        const age = (await ages()).get(vessel?.[0] ?? '');
        expect(age, time(world)).toBeGreaterThanOrEqual(Math.floor(least) - 2);
      }).toPass({ timeout: 30_000 });
      const before = await ages();
      const older = async () => [...(await ages())].some(([imo, age]) => age > (before.get(imo) ?? age));
      await expect.poll(older, { timeout: 130_000, intervals: [1_000] }).toBe(true);
    });
  });
}
