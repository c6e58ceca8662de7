import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { age, openBoard, rows, settle, upToDate } from './support/board.ts';
import { expect, test } from './support/test.ts';

/** The same type on every machine: the face that the style sheet names first, which few machines have. */
const files = {
  400: import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  500: import.meta.resolve('@fontsource/inter/files/inter-latin-500-normal.woff2'),
  600: import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff2'),
};

async function setType(page: Page): Promise<void> {
  const faces = await Promise.all(
    Object.entries(files).map(async ([weight, file]) => ({
      weight,
      bytes: await readFile(fileURLToPath(file), 'base64'),
    })),
  );
  await page.evaluate(async (given) => {
    for (const { weight, bytes } of given) {
      const face = new FontFace('Inter', Uint8Array.fromBase64(bytes), { weight });
      document.fonts.add(await face.load());
    }
  }, faces);
}

const walls = [
  { name: 'arrivals', width: 1920, height: 1080, query: 'days=30' },
  { name: 'arrivals-near', width: 1920, height: 1080, query: 'days=30&distance=1.5' },
  { name: 'containers', width: 1920, height: 1080, query: 'port=USLAX&by=container&theme=light' },
  { name: 'arrivals-2160', width: 3840, height: 2160, query: 'port=USLAX,USLGB&days=30&distance=4' },
  { name: 'arrivals-upright', width: 1080, height: 1920, query: 'days=30&theme=light' },
] as const;

for (const { name, width, height, query } of walls) {
  test(`the board looks as it did: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openBoard(page, `/arrivals?${query}`);
    await expect(age(page)).toHaveText(upToDate);
    await expect(rows(page).first()).toBeVisible();
    await setType(page);
    await settle(page);
    // The edges of letters may differ by a shade; a word that stands elsewhere exceeds this.
    await expect(page).toHaveScreenshot(`board-${name}.png`, { maxDiffPixelRatio: 0.002 });
  });
}
