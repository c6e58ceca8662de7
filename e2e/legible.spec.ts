import { clippedTexts } from './support/clippedTexts.ts';
import { looksOf } from './support/looks.ts';
import { bring, moreScreens, resize, screens, sizes } from './support/screens.ts';
import { expect } from './support/test.ts';
import { test } from './support/visits.ts';

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

for (const screen of [...screens, ...moreScreens]) {
  test(`shows every amount, number and date whole on every size of screen: ${screen.name}`, async ({
    page,
    goOnAt,
  }) => {
    test.slow();
    await bring(page, screen, goOnAt);
    for (const size of sizes) {
      await resize(page, size);
      const cut = await clippedTexts(page.locator('body'), /\d/);
      expect.soft(cut, `${size.width} pixels wide`).toEqual([]);
      const { sizes: ofText, corners, shadows, buttons } = await looksOf(page);
      const where = `${size.width} pixels wide`;
      expect.soft(ofText, where).toEqual(pick(ofText, ['11', '12', '13', '17', '22']));
      expect.soft(corners, where).toEqual(pick(corners, ['6', 'full']));
      expect.soft(Object.keys(shadows).length, `${where}: ${JSON.stringify(shadows)}`).toBeLessThanOrEqual(1);
      expect.soft(buttons, where).toEqual(pick(buttons, heights(size.width)));
      const pattern = wholeLists[screen.name];
      if (!pattern || size.width < 1440) continue;
      const list = page.locator('[data-tracks]');
      expect.soft(await list.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect.soft(await clippedTexts(list, pattern), `${size.width} pixels wide`).toEqual([]);
    }
  });
}
