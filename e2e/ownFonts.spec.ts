import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { findBrowser, launchOptions } from './support/browser.ts';
import { drawnTexts } from './support/fonts.ts';
import { pdfOfPages } from './support/pdf.ts';
import { JOURNEY_NOW } from './support/servers.ts';
import { expect, test } from './support/test.ts';
import { untilTypeface } from './support/typeface.ts';

/** Faces that machines have, and the generic names. */
const ofMachines = [
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Courier New',
  'Verdana',
  'Segoe UI',
  'Noto Sans',
  'Ubuntu',
  'DejaVu Serif',
  'DejaVu Sans Mono',
  'Liberation Serif',
  'Liberation Mono',
  'WenQuanYi Micro Hei',
  'sans-serif',
  'serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
];

test('a browser of the journeys sees the fonts of the repository and no other', async ({ page }) => {
  await page.goto('/shipments');
  await expect(page.getByRole('grid').getByRole('row').nth(5)).toBeVisible();
  await untilTypeface(page);
  for (const { text, fonts } of await drawnTexts(page))
    for (const { family, isOurs } of fonts)
      expect(isOurs || ['Liberation Sans', 'DejaVu Sans', 'Noto Sans SC'].includes(family), text).toBe(true);

  await page.evaluate((families) => {
    const lines = families.map((family) => {
      const line = document.createElement('p');
      line.textContent = family;
      line.style.fontFamily = /^[a-z]+(-[a-z]+)?$/.test(family) ? family : `"${family}"`;
      return line;
    });
    document.body.replaceChildren(...lines);
  }, ofMachines);
  const drawn = await drawnTexts(page);
  expect(drawn.map(({ text }) => text)).toEqual(ofMachines);
  const faces = new Set(drawn.flatMap(({ fonts }) => fonts.map(({ family }) => family)));
  expect([...faces]).toEqual(['Liberation Sans']);
  await page.evaluate(() => {
    const line = document.createElement('p');
    line.textContent = 'Ωж → ✓ 中文 شحنة';
    line.style.fontFamily = 'sans-serif';
    document.body.replaceChildren(line);
  });
  const [more] = await drawnTexts(page);
  expect(more?.fonts.map(({ family }) => family).toSorted()).toEqual([
    'DejaVu Sans',
    'Liberation Sans',
    'Noto Sans SC',
  ]);
});

/** Those of the standard, and some that every office has and no file needs to hold. */
const named = [
  'Helvetica',
  'Helvetica-BoldOblique',
  'Times-Roman',
  'Times-Italic',
  'Courier',
  'Courier-Bold',
  'Symbol',
  'ZapfDingbats',
  'ArialMT',
  'Arial,Bold',
  'TimesNewRomanPSMT',
  'Tahoma',
  'Tahoma-Bold',
  'Georgia',
  'Consolas',
];

const lineHeight = 48;
const namedFonts = () =>
  pdfOfPages([
    {
      content: named
        .map(
          (_, index) =>
            `BT /F${index} 24 Tf 60 ${842 - (index + 1.7) * lineHeight} Td (Hamburg 1,234.50) Tj ET`,
        )
        .join('\n'),
      resources: () =>
        `/Font << ${named.map((name, index) => `/F${index} << /Type /Font /Subtype /${name.includes(',') ? 'TrueType' : 'Type1'} /BaseFont /${name} >>`).join(' ')} >>`,
    },
  ]);

/** What the first page of a document looks like. */
async function drawingOf(page: Page, name: string): Promise<string> {
  await page.goto('/documents');
  const file = { name, mimeType: 'application/pdf', buffer: namedFonts() };
  await page.locator('main input[type=file]').first().setInputFiles([file]);
  await page.getByRole('region', { name: 'Uploads' }).getByRole('link', { name: /^Open/ }).click();
  const drawn = page.getByRole('img', { name: 'Page 1 of 1' });
  // A canvas is 300 wide until it is painted.
  await expect.poll(() => drawn.evaluate((canvas) => (canvas as HTMLCanvasElement).width)).not.toBe(300);
  return drawn.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
}

/** The lines of text, by their faces, in which one drawing has ink where the other has paper. */
async function differingLines(
  page: Page,
  ...drawings: readonly [string, string]
): Promise<readonly string[]> {
  const lines = await page.evaluate(
    async ([height, ...both]) => {
      const [here, there] = await Promise.all(
        both.map(async (drawing) => {
          const image = new Image();
          image.src = drawing;
          await image.decode();
          const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
          pen?.drawImage(image, 0, 0);
          return pen?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!here || !there || here.data.length !== there.data.length) return null;
      const pixels = new Map<number, number>();
      for (let at = 0; at < here.data.length; at += 4) {
        if (Math.abs((here.data[at] ?? 0) - (there.data[at] ?? 0)) < 128) continue;
        const points = (842 * Math.floor(at / 4 / here.width)) / here.height;
        const line = Math.floor(points / height);
        pixels.set(line, (pixels.get(line) ?? 0) + 1);
      }
      return [...pixels].map(([line, count]) => ({ line, count }));
    },
    [lineHeight, ...drawings] as const,
  );
  if (!lines) return ['another size'];
  // The edges of letters differ by how a machine rounds them (by 356 pixels here); a line that is not there by 1,800 and more.
  return lines
    .filter(({ count }) => count > 900)
    .map(({ line, count }) => `${named[line - 1]}: ${count} pixels`);
}

test('a page of a PDF is drawn in the same letters by a browser without any font, whatever it names', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const here = await drawingOf(page, 'Named fonts.pdf');
  expect(asked.filter((path) => /LiberationSans-Regular-.*\.ttf$/.test(path)).length).toBeGreaterThan(0);

  const { args, env } = launchOptions();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args,
    env: { ...env, FONTCONFIG_FILE: join(import.meta.dirname, '../.ci/noFonts.conf') },
  });
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: page.viewportSize(),
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const bare = await context.newPage();
  await bare.clock.setSystemTime(JOURNEY_NOW);
  const there = await drawingOf(bare, 'Named fonts.pdf');
  for (const [name, drawing] of Object.entries({ here, there })) {
    const body = Buffer.from(drawing.slice(drawing.indexOf(',') + 1), 'base64');
    await test.info().attach(name, { body, contentType: 'image/png' });
  }
  expect(await differingLines(page, here, there)).toEqual([]);
  await browser.close();
});
