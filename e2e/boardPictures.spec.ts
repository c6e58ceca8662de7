import { age, openBoard, rows, settle, untilWhole, upToDate } from './support/board.ts';
import { expect, test } from './support/test.ts';
import { untilTypeface } from './support/typeface.ts';

/** Lying, standing by day, and of a phone. What the board does at other sizes and distances, boardFit.spec.ts measures. */
const walls = [
  { name: 'arrivals', width: 1920, height: 1080, query: 'days=30' },
  { name: 'arrivals-upright', width: 1080, height: 1920, query: 'days=30&theme=light' },
  { name: 'arrivals-phone', width: 390, height: 844, query: 'days=30' },
] as const;

// Half the size: a word that stands elsewhere is still seen.
test.use({ deviceScaleFactor: 0.5 });

for (const { name, width, height, query } of walls) {
  test(`the board looks as it did: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openBoard(page, `/arrivals?${query}`);
    await expect(age(page)).toHaveText(upToDate);
    await expect(rows(page).first()).toBeVisible();
    await untilTypeface(page);
    await settle(page);
    await untilWhole(page);
    // The edges of letters may differ by a shade; a word that stands elsewhere exceeds this.
    const picture = { scale: 'device', maxDiffPixelRatio: 0.002 } as const;
    await expect(page).toHaveScreenshot(`board-${name}.png`, picture);
  });
}
