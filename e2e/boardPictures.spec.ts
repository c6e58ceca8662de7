import { age, openBoard, rows, settle, untilWhole, upToDate } from './support/board.ts';
import { expect, test } from './support/test.ts';
import { untilTypeface } from './support/typeface.ts';

const walls = [
  { name: 'arrivals', width: 1920, height: 1080, query: 'days=30' },
  { name: 'arrivals-far', width: 1920, height: 1080, query: 'days=30&distance=4' },
  { name: 'containers', width: 1920, height: 1080, query: 'port=USLAX&by=container&theme=light' },
  { name: 'arrivals-2160', width: 3840, height: 2160, query: 'port=USLAX,USLGB&days=30' },
  { name: 'arrivals-upright', width: 1080, height: 1920, query: 'days=30&theme=light' },
  { name: 'arrivals-phone', width: 390, height: 844, query: 'days=30' },
] as const;

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
    await expect(page).toHaveScreenshot(`board-${name}.png`, { maxDiffPixelRatio: 0.002 });
  });
}
