import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, type Request } from 'playwright';
import { findBrowser, launchOptions } from '#e2e/support/browser.ts';
import { pick, readAccount, type WireContainer } from '#e2e/support/fleet.ts';
import { JOURNEY_NOW } from '#e2e/support/servers.ts';
import { untilTypeface } from '#e2e/support/typeface.ts';
import { buildDist } from '#server/buildDist.ts';
import { serveDist } from '#server/dist.ts';
import { serveLandfall } from '#server/serve.ts';

// `npm run screenshots`: takes the pictures of the documents anew, of the application as it is built now and the
// world of the embedded service at one moment, and writes which pages their navigation has: src/test/readmePictures.dom.test.ts
// compares that with the pages of today.
interface Scene {
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  /** Waits until what it is about is there. */
  readonly ready: (page: Page) => Promise<unknown>;
}

const list = '/shipments';
const screen = { width: 1440, height: 900, theme: 'light' } as const;
const rows = (page: Page) => page.getByRole('grid').getByRole('row').nth(4).waitFor();
const mapIsDrawn = (page: Page) =>
  page.locator('.leaflet-layer[aria-busy=false]').first().waitFor({ state: 'attached' });
const everyPosition = (page: Page) => page.waitForFunction(() => !/\d waiting/.test(document.body.innerText));

const serving = await serveLandfall(
  { PORT: '0', SANDBOX_NOW: JOURNEY_NOW, SANDBOX_DB: ':memory:', SANDBOX_RATE_LIMIT: '0' },
  await pages(),
);
const browser = await chromium.launch({ executablePath: findBrowser(), ...launchOptions() });
try {
  for (const [name, scene] of Object.entries(await scenes(browser))) {
    await writeFile(join(import.meta.dirname, `${name}.png`), await take(browser, scene));
    console.log(`docs/pictures/${name}.png`);
  }
} finally {
  await browser.close();
  await serving.close();
}

async function pages(): Promise<Parameters<typeof serveLandfall>[1]> {
  const { dist } = await buildDist();
  return (c) => serveDist(dist, c.req.raw);
}

/** In the order of the README. */
async function scenes(chrome: Browser): Promise<Readonly<Record<string, Scene>>> {
  return {
    list: { ...screen, address: list, ready: rows },
    container: { ...screen, address: await shipmentAtSea(chrome), height: 1000, ready: mapIsDrawn },
    map: {
      ...screen,
      address: '/map',
      ready: async (page) => {
        await mapIsDrawn(page);
        await everyPosition(page);
      },
    },
    board: {
      address: '/arrivals?days=30&distance=1.5',
      width: 1440,
      height: 810,
      theme: 'dark',
      ready: (page) => page.getByRole('listitem').nth(4).waitFor(),
    },
    phone: { ...screen, width: 390, height: 844, address: '/shipments', ready: rows },
  };
}

/** The page of the newest shipment that goes on inland, with several containers, of which all are at sea. */
async function shipmentAtSea(chrome: Browser): Promise<string> {
  const context = await chrome.newContext({ baseURL: serving.url });
  const account = await readAccount(context.request);
  await context.close();
  const isAtSea = ({ attributes }: WireContainer) => attributes.current_status === 'on_ship';
  const { shipment } = pick(
    account,
    'shipment inland with several containers at sea',
    ({ shipment: { attributes }, containers }) =>
      attributes.destination_name !== null && containers.length > 1 && containers.every(isAtSea),
  );
  return `/shipments/${shipment.id}`;
}

async function take(chrome: Browser, { address, width, height, theme, ready }: Scene): Promise<Buffer> {
  const context = await chrome.newContext({
    baseURL: serving.url,
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const open = followRequests(page);
  await page.clock.setFixedTime(JOURNEY_NOW);
  // A budget that lasts: requests are paced by the clock, which stands still.
  await page.route('/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), requestsPerMinute: 100_000 } });
  });
  await page.goto(address);
  await ready(page);
  await untilTypeface(page);
  const picture = await stillPicture(page, open);
  // A phone has another navigation.
  if (address === list && width === screen.width)
    await writeFile(join(import.meta.dirname, 'navigation.txt'), await navigationOf(page));
  await context.close();
  return picture;
}

/** The names of the pages in the navigation, a line each, without how much waits there. */
async function navigationOf(page: Page): Promise<string> {
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const names = await links.evaluateAll((all) => all.map(({ firstChild }) => firstChild?.textContent ?? ''));
  return names.map((name) => `${name}\n`).join('');
}

/** The requests to the service that a page waits for. */
function followRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** What the page looks like when it waits for nothing, no skeleton stands on it, and it has stopped to change. */
async function stillPicture(page: Page, open: ReadonlySet<Request>): Promise<Buffer> {
  let before = await page.screenshot();
  for (;;) {
    const isWaiting = open.size > 0 || (await page.locator('.animate-pulse, .animate-spin').count()) > 0;
    const now = await page.screenshot();
    if (!isWaiting && now.equals(before)) return now;
    before = now;
  }
}
