import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Browser, CDPSession, Page } from 'playwright';
import { build, type InlineConfig, preview } from 'vite';
import { compileAtOnce } from '../build/compileAtOnce.ts';
import { createSandbox } from '../sandbox/app.ts';
import type { Api } from '../src/data/http/api.ts';
import { shipmentPages } from '../src/data/shipments/calls.ts';
import type { RowKind } from '../src/domain/list/row.ts';
import type { Shipment } from '../src/domain/records/shipment.ts';
import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { median, quantile } from './support/quantile.ts';
import { isSmoke, sized } from './support/smoke.ts';

/**
 * Our list beside two grids that many use, in headless Chromium: `node bench/grid.ts`. Ends with 1 when a target is
 * missed.
 *
 * `our list` is the list with its text filter, from the domain's records, and is what most targets speak of; `our page`
 * is the whole application at `/shipments`, with shell, router, address and the filters with their counts. The peers
 * draw and search the same columns as plain texts that were made before the clock ran.
 */
const targets = { mount: 0.3, keystroke: 0.6, dropped: 0, pageFirstRows: 1.2, pageAtRest: 2 };
const ours = 'our list';
const ourPage = 'our page';
const peers = ['AG Grid', 'MUI X'];
/** Texts alone, which no list in React can be faster than: what the ratios leave to gain. */
const least = 'plain list';
const names = [ours, ourPage, ...peers, least];
const rounds = sized(7, 1);
const scrolled = sized(5, 1);

const listed = await readShipments(sized(10_000, 150));
const searched = await readShipments(sized(18_100, 200));
const containers = searched.reduce((sum, shipment) => sum + shipment.containers.length, 0);
console.log(`${listed.length} shipments for rows, ${containers} containers for the filter`);

/**
 * Our code comes as the application builds it, with its hint to compile it at once, which also covers the React that all
 * share; the packages of the peers come as they are, or with the same hint: `node bench/grid.ts --hint-peers`.
 */
const groups = [
  {
    name: 'application',
    tags: ['$initial'],
    test: /\/(src|node_modules\/(react|react-dom|scheduler|@tanstack))\//,
  },
  { name: 'peers', test: /node_modules/ },
] satisfies { name: string; tags?: ['$initial']; test: RegExp }[];
const hinted = process.argv.includes('--hint-peers') ? ['application', 'peers', 'index'] : ['application'];

const out = await mkdtemp(join(tmpdir(), 'landfall-grid-'));
const vite: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  plugins: [react(), tailwindcss(), compileAtOnce(new Set(hinted))],
  publicDir: false,
  build: {
    outDir: out,
    emptyOutDir: true,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: {
      input: join(import.meta.dirname, 'grid/index.html'),
      output: { codeSplitting: { groups } },
    },
  },
};
await build(vite);
for (const shipments of [listed, searched]) {
  await writeFile(join(out, `${shipments.length}.json`), JSON.stringify(shipments));
}
const server = await preview({ ...vite, preview: { port: 0 } });
const address = server.resolvedUrls?.local[0] ?? '';

const browser = await launchBrowser();
try {
  const { firstRows, atRest } = await mounted(browser);
  report(`first rows of ${listed.length} shipments, ms`, firstRows, targets.mount);
  report('all of it at rest, ms', atRest);
  for (const [what, times, limit] of [
    ['first rows', firstRows, targets.pageFirstRows],
    ['everything at rest', atRest, targets.pageAtRest],
  ] as const) {
    const [page, grid] = [ourPage, 'AG Grid'].map((name) => median(times.get(name) ?? []));
    judge((page ?? Number.NaN) / (grid ?? Number.NaN), `of AG Grid, ${what} of ${ourPage}`, limit);
  }
  const { keystrokes, work, scrolls, missed } = await atWork(browser);
  report(`keystroke to rows over ${containers} containers, ms`, keystrokes, targets.keystroke);
  report('work of the main thread for a keystroke, ms', work, targets.keystroke);
  console.log(`frames dropped and blank in ${scrolled} s of scrolling\n${scrolls.join('\n')}`);
  judge(missed, `frames of ${ours}`, targets.dropped);
} finally {
  await browser.close();
  await server.close();
  await rm(out, { recursive: true });
}

/** In turns, each time in a fresh page, so that what else the machine does meets all of them. */
async function mounted(chrome: Browser) {
  const none = () => new Map<string, number[]>(names.map((name) => [name, []]));
  const [firstRows, atRest] = [none(), none()];
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const page = await open(chrome, name, listed, 'shipment');
      const times = await page.evaluate(() => window.measured.mount());
      firstRows.get(name)?.push(times.firstRows);
      atRest.get(name)?.push(times.atRest);
      await page.close();
    }
  }
  return { firstRows, atRest };
}

async function atWork(chrome: Browser) {
  const keystrokes = new Map<string, number[]>();
  const work = new Map<string, number[]>();
  const scrolls: string[] = [];
  let missed = Number.NaN;
  const texts = questions(searched);
  for (const name of names) {
    const page = await open(chrome, name, searched, 'container');
    await page.evaluate(() => window.measured.mount());
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await mainThread(session);
    const times = await page.evaluate((given) => window.measured.type(given), texts);
    work.set(name, [((await mainThread(session)) - before) / texts.length]);
    keystrokes.set(
      name,
      times.filter((time) => time !== null),
    );
    const { frames, dropped, blank, pixels } = await page.evaluate(
      (seconds) => window.measured.scroll(seconds),
      scrolled,
    );
    scrolls.push(`  ${name.padEnd(12)} ${dropped} and ${blank} of ${frames}, over ${pixels} pixels`);
    if (name === ours) missed = dropped + blank;
    await page.close();
  }
  return { keystrokes, work, scrolls, missed };
}

/** How long the main thread of a page has worked so far, in milliseconds, which nothing else on the machine lengthens. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function open(
  chrome: Browser,
  name: string,
  shipments: readonly Shipment[],
  by: RowKind,
): Promise<Page> {
  const page = await chrome.newPage({ viewport });
  page.on('pageerror', (error) => console.error(name, error));
  await page.goto(`${address}bench/grid/index.html`);
  await page.evaluate(
    async ([given, kind, size]) => {
      const fleet: readonly Shipment[] = await (await fetch(`/${size}.json`)).json();
      window.measured = await window.measure(given, fleet, kind);
    },
    [name, by, shipments.length] as const,
  );
  // What reading and preparing the data left behind is not part of what is measured.
  await page.requestGC();
  return page;
}

/** Numbers typed letter by letter and taken back, a place and a vessel. After each a list comes to its rest first. */
function questions(shipments: readonly Shipment[]): string[] {
  const [some, other] = [shipments[sized(4_321, 43)], shipments[sized(12_345, 123)]];
  const words = [
    some?.containers[0]?.number,
    other?.billOfLading,
    other?.portOfDischarge?.name,
    some?.podVessel?.name,
  ];
  return words.slice(0, sized(words.length, 1)).flatMap((given) => {
    const word = given ?? '';
    const growing = Array.from({ length: 7 }, (_, index) => word.slice(0, index + 1));
    // Seven letters leave hardly anything, so that every list shows other rows.
    return [...(isSmoke ? growing.slice(-1) : growing), ''];
  });
}

async function readShipments(count: number): Promise<readonly Shipment[]> {
  const sandbox = createSandbox({ shipments: count, limits: { general: 0 } });
  const read = async (path: string): Promise<unknown> => {
    const response = await sandbox.request(`/v2${path}`, { headers: { authorization: 'Token demo' } });
    return response.json();
  };
  const shipments: Shipment[] = [];
  for await (const page of shipmentPages({ read } as unknown as Api, { priority: 'background' })) {
    shipments.push(...page.shipments);
  }
  sandbox.close();
  return shipments;
}

/** @param limit of our list beside the faster peer; without one the times are for others to judge */
function report(title: string, times: ReadonlyMap<string, readonly number[]>, limit?: number): void {
  console.log(title);
  for (const [name, values] of times) {
    const [p50, p95] = [quantile(values, 0.5), quantile(values, 0.95)];
    const figures = `p50 ${p50.toFixed(1).padStart(7)}   p95 ${p95.toFixed(1).padStart(7)}   ${values.length} times`;
    console.log(`  ${name.padEnd(12)} ${figures}`);
  }
  if (limit === undefined) return;
  const faster = Math.min(...peers.map((name) => median(times.get(name) ?? [])));
  judge(median(times.get(ours) ?? []) / faster, 'of the faster peer', limit);
}
