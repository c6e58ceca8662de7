import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { type Dist, readDist, serveDist } from '../server/dist.ts';
import { distOfRun } from '../server/distOfRun.ts';
import { serveLandfall } from '../server/serve.ts';
import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { median } from './support/quantile.ts';
import { sized } from './support/smoke.ts';

/**
 * The largest paint of a first visit to `/shipments` over 1.6 Mbit/s and 150 ms with a processor four times slower,
 * beside that of an empty page with the same packages: `node bench/firstVisit.ts`. Ends with 1 when the ratio is
 * missed. Both come from the same server, in gzip, with nothing in the browser's cache.
 */
const limit = 1.35;
const rounds = sized(7, 1);
const env = { SANDBOX_DB: ':memory:', SANDBOX_RATE_LIMIT: '0', SANDBOX_SHIPMENTS: '1000' };

const out = await mkdtemp(join(tmpdir(), 'landfall-shell-'));
await build({
  configFile: false,
  root: join(import.meta.dirname, '..'),
  logLevel: 'error',
  publicDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2023',
    outDir: out,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: join(import.meta.dirname, 'emptyShell/index.html') },
  },
});
const shell = await serve(await readDist(out));
const landfall = await serve(await distOfRun());
const pages = {
  'empty shell': `${shell.url}/bench/emptyShell/index.html`,
  landfall: `${landfall.url}/shipments`,
};

const browser = await launchBrowser();
const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]));
const largest = new Map<string, string>();
const drawn: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const [name, address] of Object.entries(pages)) {
    const { time, what, firstRows } = await largestPaint(browser, address);
    if (name === 'landfall') drawn.push(firstRows);
    times.get(name)?.push(time);
    largest.set(name, what);
  }
}
await browser.close();
await Promise.all([shell.close(), landfall.close(), rm(out, { recursive: true })]);

for (const [name, values] of times) {
  console.log(`${name.padEnd(12)}${median(values).toFixed(0).padStart(6)} ms   ${largest.get(name)}`);
}
console.log(`first rows  ${median(drawn).toFixed(0).padStart(6)} ms`);
const ratio = median(times.get('landfall') ?? []) / median(times.get('empty shell') ?? []);
judge(ratio, 'of the empty shell', limit);

function serve(dist: Dist) {
  return serveLandfall({ ...env, PORT: '0' }, (c) => serveDist(dist, c.req.raw));
}

interface Paint {
  readonly time: number;
  /** The element and the beginning of its text. */
  readonly what: string;
  /** When rows were drawn; NaN where there are none. */
  readonly firstRows: number;
}

async function largestPaint(chrome: Browser, address: string): Promise<Paint> {
  const context = await chrome.newContext({ viewport });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (0.75e6 / 8) * 0.9,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const paints: { time: number; what: string }[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element };
        const what = `${element?.tagName} ${element?.textContent?.slice(0, 60)}`;
        paints.push({ time: entry.startTime, what });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const rows = new MutationObserver(() => {
      if (!document.querySelector('[role=gridcell]')) return;
      rows.disconnect();
      requestAnimationFrame(() => Object.assign(window, { firstRows: performance.now() }));
    });
    rows.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address);
  await page.waitForTimeout(4_000);
  const { paints, firstRows = Number.NaN } = await page.evaluate(() => {
    const seen = window as unknown as { paints: Omit<Paint, 'firstRows'>[]; firstRows?: number };
    return { paints: seen.paints, firstRows: seen.firstRows };
  });
  await context.close();
  return { ...(paints.at(-1) ?? { time: Number.NaN, what: 'nothing was painted' }), firstRows };
}
