import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { pageAlone } from './support/pageAlone.ts';
import { expect } from './support/test.ts';

/** The map alone, without anything to follow on it. */
const mapPath = '/bench/map/index.html';
const test = pageAlone(mapPath);

// The picture is asked for without its words, which other journeys read. Coasts are drawn by the browser's
// own canvas, whose edges may differ by a shade: hence the tolerance, which a missing country or a band exceeds.
const pictures = { maxDiffPixelRatio: 0.001, caret: 'initial', animations: 'allow' } as const;

const places = {
  world: '?zoom=2',
  'san-francisco': '?zoom=8&lat=37.8&lng=-122.4',
} as const;

const open = async (page: Page, query: string): Promise<void> => {
  await page.goto(mapPath + query);
  await expect(page.locator('.leaflet-layer[aria-busy=false]').first()).toBeAttached();
};
const map = (page: Page) => page.getByRole('application', { name: 'The world' });

/** The base map without words and without what lies over it. A style sheet of our policy's liking: no inline one. */
const picture = async (page: Page) => {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-map-palette] > :not(.leaflet-container), .map-water { visibility: hidden; }');
    document.adoptedStyleSheets = [sheet];
  });
  return page.locator('.leaflet-container');
};

// Without motion a press is never lost to the one before.
test.use({ viewport: { width: 960, height: 600 }, contextOptions: { reducedMotion: 'reduce' } });

for (const [place, query] of Object.entries(places)) {
  test(`the map shows land, waters and borders: ${place}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, query);
    await expect(await picture(page)).toHaveScreenshot(`${place}-light.png`, pictures);
  });
}

test('the map has nothing serious for axe', async ({ page }) => {
  await open(page, places.world);
  await expectAccessibleInBothThemes(page);
});

test('the map of a wall is drawn in its own colours', async ({ page }) => {
  await open(page, `${places.world}&palette=kiosk`);
  await expect(await picture(page)).toHaveScreenshot('world-kiosk.png', pictures);
});

test('a change of theme is followed at once, without another visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, places.world);
  await expect(await picture(page)).toHaveScreenshot('world-light.png', pictures);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(await picture(page)).toHaveScreenshot('world-dark.png', pictures);
});

test('a browser that has no canvas in workers draws the same picture', async ({ page }) => {
  await page.route('**/baseMap.worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `delete self.OffscreenCanvas;${await answer.text()}` });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, places['san-francisco']);
  await expect(await picture(page)).toHaveScreenshot('san-francisco-light.png', pictures);
});

test('keys move the map, and Tab leaves it', async ({ page }) => {
  await open(page, places.world);
  await map(page).focus();
  const centre = () => page.evaluate(() => window.leafletMap.getCenter().lng);
  const before = await centre();
  await page.keyboard.press('ArrowRight');
  await expect.poll(centre).toBeGreaterThan(before);
  await page.keyboard.press('+');
  await expect.poll(() => page.evaluate(() => window.leafletMap.getZoom())).toBe(3);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Expand map' })).toBeFocused();
});

test('the map can be skipped', async ({ page }) => {
  await open(page, places.world);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip map' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Skip map' })).not.toBeFocused();
  await expect(map(page)).not.toBeFocused();
});

test('buttons bring the map closer, farther away and back to all that it shows', async ({ page }) => {
  await open(page, places.world);
  const zoom = () => page.evaluate(() => window.leafletMap.getZoom());
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(zoom).toBe(3);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(zoom).toBe(2);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.leafletMap.getBounds().contains([
          [10, 120 - 360],
          [60, 245 - 360],
        ]),
      ),
    )
    .toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 320 }, hasTouch: true });

  test('no button covers the name of the easternmost port once everything is shown', async ({ page }) => {
    await open(page, places.world);
    await page.getByRole('button', { name: 'Show all' }).click();
    const names = await page.evaluate(() =>
      [10, 34, 60].map((latitude) => window.leafletMap.latLngToContainerPoint([latitude, 245 - 360])),
    );
    const buttons = await page.getByRole('button', { name: /Expand map|Show all|Zoom/ }).all();
    expect(buttons).toHaveLength(4);
    for (const button of buttons) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      for (const name of names) {
        // “Long Beach” beside its dot.
        const meets = name.x < x + width && name.x + 85 > x && name.y - 8 < y + height && name.y + 8 > y;
        expect(meets, `a name under ${await button.getAttribute('title')}`).toBe(false);
      }
    }
  });
});

test('the map can cover the window, and gives the focus back', async ({ page }) => {
  await open(page, places.world);
  await page.getByRole('button', { name: 'Expand map' }).click();
  await expect(page.getByRole('dialog', { name: 'The world' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Expand map' })).toBeFocused();
});

test('without its world the map says so calmly, stays usable, and draws it when asked again', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/countries-50m/);
  await page.route('**/countries-50m-*.json', (route) => route.abort());
  await page.goto(mapPath);
  await expect(page.getByText('Land and borders could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => page.evaluate(() => window.leafletMap.getZoom())).toBe(3);
  await page.unroute('**/countries-50m-*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.leaflet-layer[aria-busy=false]').first()).toBeAttached();
  await expect(page.getByText('could not be loaded')).toBeHidden();
});

test('without the detailed coast the coarse one stays', async ({ page, expectErrors }) => {
  expectErrors(/countries-10m/);
  await page.route('**/countries-10m-*.json', (route) => route.fulfill({ status: 404 }));
  await open(page, places['san-francisco']);
  await expect(page.getByText('What is drawn is correct, only coarser.')).toBeVisible();
});

test('the detailed coast is read only by those who come close', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, places.world);
  await expect(await picture(page)).toHaveScreenshot('world-light.png', pictures);
  expect(asked.filter((url) => /10m/.test(url))).toEqual([]);
  await page.evaluate(() => window.leafletMap.setView([37.8, -122.4], 6));
  await expect.poll(() => asked.filter((url) => /countries-10m/.test(url))).toHaveLength(1);
});

test.describe('with street tiles set up', () => {
  const source = 'https://tiles.example';
  test.use({
    settings: {
      STREET_TILES_URL: `${source}/{z}/{x}/{y}.png`,
      STREET_TILES_ATTRIBUTION: '<b>Example</b> contributors',
      STREET_TILES_MAX_ZOOM: '17',
    },
  });

  test('they lie over the map, from that server alone, with its words as text', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/^left: https:\/\/tiles\.example\//);
    const tile = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await page.route(`${source}/**`, (route) => route.fulfill({ contentType: 'image/png', body: tile }));
    await open(page, places.world);
    await expect(page.locator('img.leaflet-tile-loaded').first()).toBeVisible();
    await expect(page.getByText('Made with Natural Earth · <b>Example</b> contributors')).toBeVisible();
    expect(await page.evaluate(() => window.leafletMap.getMaxZoom())).toBe(17);
  });
});
