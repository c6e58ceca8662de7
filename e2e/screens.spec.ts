import type { Page } from 'playwright/test';
import { expectContrastInBothThemes } from './support/accessible.ts';
import { clippedTexts } from './support/clippedTexts.ts';
import { coveredParts, overlappingTexts } from './support/coveredParts.ts';
import { looksOf } from './support/looks.ts';
import { bring, moreScreens, resize, type Screen, screens, sizes, untilDrawn } from './support/screens.ts';
import { expect } from './support/test.ts';
import { test } from './support/visits.ts';

// Smaller than the page: a part that moved is still seen, at an eighth of the weight.
const small = { deviceScaleFactor: 0.36 } as const;
test.use(small);
const reducedMotion = 'reduce';
const [desk] = sizes;
// The longest file: whichever worker is free takes the next screen.
test.describe.configure({ mode: 'parallel' });

/** Lists that also show their words whole, in columns that fit the page, where there is room for a table. */
const wholeLists: Readonly<Record<string, RegExp>> = {
  shipments: /\S/,
  'shipments at night': /\S/,
  'shipments of which much has changed': /\S/,
  containers: /\S/,
  // What follows a dot may end early, and so may several holds.
  exceptions: /^[^·,]+$|\d/,
};

const pick = (looks: Readonly<Record<string, string>>, allowed: readonly string[]) =>
  Object.fromEntries(Object.entries(looks).filter(([look]) => allowed.includes(look)));

/** Buttons of one kind are of one height, and for a finger where a page is a phone's. */
const heights = (width: number) =>
  width < 768 ? ['primary 44', 'plain 44', 'bare 44'] : ['primary 32', 'plain 32', 'bare 28'];

async function expectLegible(page: Page, { name }: Screen, { width }: (typeof sizes)[number]) {
  const where = `${width} pixels wide`;
  expect.soft(await clippedTexts(page.locator('body'), /\d/), where).toEqual([]);
  expect.soft(await coveredParts(page), where).toEqual([]);
  expect.soft(await overlappingTexts(page), where).toEqual([]);
  const { sizes: ofText, corners, shadows, buttons } = await looksOf(page);
  expect.soft(ofText, where).toEqual(pick(ofText, ['11', '12', '13', '17', '22']));
  expect.soft(corners, where).toEqual(pick(corners, ['6', 'full']));
  expect.soft(Object.keys(shadows).length, `${where}: ${JSON.stringify(shadows)}`).toBeLessThanOrEqual(1);
  expect.soft(buttons, where).toEqual(pick(buttons, heights(width)));
  const pattern = wholeLists[name];
  if (!pattern || width < 1440) return;
  const list = page.locator('[data-tracks]');
  expect.soft(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect.soft(await clippedTexts(list, pattern), where).toEqual([]);
}

/** Of a page one wide picture by day, one by night, and one of a phone: what the others would say is measured. */
function themesOf({ isVariant = false }: Screen, { width }: (typeof sizes)[number]) {
  if (width === desk.width) return isVariant ? (['light'] as const) : (['light', 'dark'] as const);
  return width === 390 && !isVariant ? (['light'] as const) : [];
}

/** A map keeps the tiles of the other theme until its worker has drawn them, which a busy machine does late. */
async function untilMapIsDrawn(page: Page) {
  await untilDrawn(page);
  await expect(page.locator('.leaflet-layer[aria-busy="true"]')).toHaveCount(0);
}

async function expectPictures(page: Page, screen: Screen, size: (typeof sizes)[number]) {
  for (const colorScheme of themesOf(screen, size)) {
    await page.emulateMedia({ colorScheme, reducedMotion });
    await untilMapIsDrawn(page);
    // Less than a badge: the edges of letters differ by a shade from build to build of a browser.
    const picture = { scale: 'device', maxDiffPixels: 80, animations: 'disabled' } as const;
    await expect
      .soft(page)
      .toHaveScreenshot(`screen-${screen.name}-${size.width}-${colorScheme}.png`, picture);
  }
}

for (const screen of [...screens, ...moreScreens]) {
  const isPictured = screens.includes(screen);
  const looks = isPictured ? ', and looks as it did' : '';
  test(`shows every amount, number and date whole, uncovered, apart and in contrast on every size of screen${looks}: ${screen.name}`, async ({
    page,
    goOnAt,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion });
    await bring(page, screen, goOnAt);
    for (const size of sizes) {
      await resize(page, size);
      if (isPictured) await expectPictures(page, screen, size);
      await expectLegible(page, screen, size);
      // Between these two widths colours do not change.
      if (size === desk || size.width === 390) await expectContrastInBothThemes(page);
    }
  });
}
