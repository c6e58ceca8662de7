import { AxeBuilder } from '@axe-core/playwright';
import { expectAccessible } from './support/accessible.ts';
import { age, board, openBoard, rows, settle, untilWhole, upToDate } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** Height of a capital that signs ask for at a distance, in millimetres, as summed up in the field's own rule. */
const rule = [
  { metres: 1.5, capital: 16 },
  { metres: 4, capital: 51 },
  { metres: 6, capital: 75 },
] as const;
const panel = 55 * 25.4;

for (const { metres, capital } of rule) {
  test(`the large type can be read from ${metres} m on a panel of 55 inches`, async ({ page }) => {
    const screen = { width: 1920, height: 1080 };
    await page.setViewportSize(screen);
    await openBoard(page, `/arrivals?days=30&distance=${metres}`);
    await expect(age(page)).toHaveText(upToDate);
    // The large type is that of the board itself; every name and time inherits it.
    const pixels = await board(page).evaluate((element) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return context.measureText('H').actualBoundingBoxAscent;
    });
    const millimetres = (pixels * panel) / Math.hypot(screen.width, screen.height);
    // A pixel of the panel is 0.63 mm, and a capital is measured in whole ones.
    expect(millimetres).toBeGreaterThanOrEqual(capital - 0.7);
    const name = rows(page).first().locator('span').first();
    expect(await name.evaluate((element) => getComputedStyle(element).fontSize)).toBe(
      await board(page).evaluate((element) => getComputedStyle(element).fontSize),
    );
  });
}

for (const theme of ['dark', 'light'] as const) {
  for (const by of ['arrival', 'container'] as const) {
    test(`rows by ${by} have a contrast of 7:1 in ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(`/arrivals?days=30&distance=1.5&theme=${theme}&by=${by}`);
      await expect(age(page)).toHaveText(upToDate);
      await expect(rows(page).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .options({
          runOnly: ['color-contrast-enhanced'],
          rules: { 'color-contrast-enhanced': { enabled: true } },
        })
        .analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      await expectAccessible(page);
    });
  }
}

test('the page that sets a board up is accessible, and opens what it shows @phone @gateway', async ({
  page,
}) => {
  await page.goto('/arrivals/setup?days=ten');
  await expect(page.getByRole('img', { name: 'Preview of the board' })).toBeVisible();
  // Below its field, and in the preview as on the wall.
  await expect(page.getByText('Ignored days “ten”').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Days ahead').fill('30');
  await expect(page.getByText('Ignored days “ten”')).toHaveCount(0);
  await page.getByRole('link', { name: 'Open board' }).click();
  await expect(page).toHaveURL(/\/arrivals\?days=30$/);
  await expect(age(page)).toHaveText(upToDate);
  await expect(rows(page).first()).toBeVisible();
});

// How large it is, is a budget (.size-limit.ts).
test('starts without the scripts of the router, of the shell and of the list', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/arrivals?port=USLAX&days=7&distance=4');
  await expect(age(page)).toHaveText(upToDate);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((name) => /\/(screen|pages|index)-/.test(name))).toEqual([]);
});

test('how past arrivals went comes in the place of the original ETA, and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 2160 });
  await openBoard(page, '/arrivals?port=USLAX,USLGB&days=30');
  await expect(age(page)).toHaveText(upToDate);
  await settle(page);
  await expect(page.locator('.journey').first()).toBeVisible();
  const places = () =>
    rows(page)
      .locator('div')
      .evaluateAll((cells) =>
        cells.map((cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return [x, y, width, height].join(' ');
        }),
      );
  const usual = rows(page).getByText(/^usually [+−]?[\d.]+ to [+−]?[\d.]+ d, \d+ arrivals$/);
  await expect(usual).toHaveCount(0);
  await expect(board(page)).toHaveAttribute('aria-busy', 'true');
  const before = await places();
  await untilWhole(page);
  await expect(usual.first()).toBeVisible();
  expect(before.length).toBeGreaterThan(20);
  expect(await places()).toEqual(before);
});

test('offers its setup and the full screen to whoever moves the pointer', async ({ page }) => {
  await page.goto('/arrivals?days=30');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  await page.mouse.move(200, 200);
  await page.mouse.move(240, 260);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.getByRole('link', { name: 'Set up this board' }).click();
  await expect(page).toHaveURL(/\/arrivals\/setup\?days=30$/);
});
