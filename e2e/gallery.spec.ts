import type { Page } from 'playwright/test';
import { readDist } from '#server/dist.ts';
import { expectAccessible, expectNothingTooWide } from './support/accessible.ts';
import { pageAlone } from './support/pageAlone.ts';
import { expect } from './support/test.ts';
import { untilTypeface } from './support/typeface.ts';

const galleryPath = '/src/features/gallery/gallery.html';
// An older browser resolves the colours of a theme once for a whole page, and here both stand on one.
const test = pageAlone(galleryPath, 'esnext');
// Smaller than the page: a part that moved is still seen, at a sixth of the weight.
test.use({ deviceScaleFactor: 0.4 });

const sections = [
  'colours',
  'controls',
  'states',
  'times',
  'status',
  'journey',
  'lists',
  'shipment',
  'editing',
  'timeline',
  'pickup',
  'exceptions',
  'alerts',
  'changes',
  'map',
  'board',
  'webhooks',
  'sharing',
];

async function openSection(page: Page, section: string, width: number, more = ''): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${galleryPath}?section=${section}${more}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
}

async function expectPicture(page: Page, section: string): Promise<void> {
  await openSection(page, section, 1440, '&scheme=light');
  await untilTypeface(page);
  // Less than a badge: the edges of letters differ by a shade from build to build of a browser.
  const picture = { fullPage: true, scale: 'device', maxDiffPixels: 80 } as const;
  await expect.soft(page).toHaveScreenshot(`gallery-${section}.png`, picture);
}

for (const section of sections) {
  test(`the gallery looks as it did, and is whole and in contrast, light and dark, wide and narrow: ${section}`, async ({
    page,
    expectErrors,
  }) => {
    // Some specimens fail, to show how the rest of the page is kept from it, and the browser speaks of them.
    expectErrors(/specimen/);
    await expectPicture(page, section);
    for (const width of [1440, 390]) {
      await openSection(page, section, width);
      await expectNothingTooWide(page);
      // Both themes stand on the page.
      await expectAccessible(page);
    }
  });
}

test('the labels of a journey never overlap and are never cut off, wide and narrow', async ({ page }) => {
  for (const width of [1440, 820, 390]) {
    await openSection(page, 'journey', width);
    await untilTypeface(page);
    const faults = await page.evaluate(() =>
      [...document.querySelectorAll('section.journey div > svg')].flatMap((drawing) => {
        const whole = drawing.getBoundingClientRect();
        const boxes = [...drawing.querySelectorAll('text')]
          .map((text) => ({ words: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ words }) => words !== '');
        return boxes.flatMap(({ words, box }, index) => [
          ...(box.left < whole.left - 1 || box.right > whole.right + 1 ? [`${words} is cut off`] : []),
          ...boxes
            .slice(index + 1)
            .filter(
              ({ box: other }) =>
                box.left < other.right &&
                other.left < box.right &&
                box.top < other.bottom - 3 &&
                other.top < box.bottom - 3,
            )
            .map((other) => `${words} lies over ${other.words}`),
        ]);
      }),
    );
    expect(faults).toEqual([]);
  }
});

test('every section of the gallery is pictured', async ({ page }) => {
  await page.goto(`${galleryPath}?section=none`);
  const links = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['?', ...sections.map((section) => `?section=${section}`)]);
});

test('the application that is built has neither the gallery nor its address', async () => {
  const dist = await readDist('dist');
  const traces = [...dist].filter(([path, { bytes }]) => /gallery/i.test(path + bytes.toString('latin1')));
  expect(traces.map(([path]) => path)).toEqual([]);
});
