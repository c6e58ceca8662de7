import type { Browser, Page } from 'playwright';
import { buildPage } from '../server/build.ts';
import { serveDist } from '../server/dist.ts';
import { serveLandfall, type Serving } from '../server/serve.ts';
import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { median, quantile } from './support/quantile.ts';
import { isSmoke, sized } from './support/smoke.ts';

/**
 * The base map beside `L.geoJSON` with the same data in headless Chromium, and what it keeps in memory:
 * `node bench/baseMap.ts`. Ends with 1 when a target is missed.
 *
 * A zoom is timed from the call until all of it is drawn and painted, including zooms that were not seen before. The
 * page's longest wait is the longest task of the page's own thread meanwhile, which is what a click would wait for.
 */
const targets = { zoom: 0.2, megabytes: 100 };
const rounds = sized(3, 1);
const walks = {
  '1:10 million': { lat: 50, lng: 6, zooms: sized([6, 7, 8, 9, 8, 7, 6], [6, 7, 6]) },
  '1:50 million': { lat: 22, lng: -170, zooms: sized([3, 4, 5, 4, 3], [3, 4, 3]) },
};
type Walk = (typeof walks)[keyof typeof walks];

const ours = await serve('bench/map/index.html');
const peer = await serve('bench/geoJsonMap/index.html');
const browser = await launchBrowser(['--enable-blink-features=ForceEagerMeasureMemory']);
try {
  for (const [detail, walk] of Object.entries(walks)) {
    console.log(`zoom at ${detail}, ms`);
    const medians = [];
    for (const [name, { url }] of [
      ['ours', ours],
      ['L.geoJSON', peer],
    ] as const) {
      const { times, waits } = await zoomAlong(browser, url, walk);
      medians.push(median(times));
      console.log(
        `  ${name.padEnd(10)} p50 ${median(times).toFixed(0).padStart(5)}   worst ${quantile(times, 1).toFixed(0).padStart(5)}   page's longest wait ${Math.max(
          0,
          ...waits,
        )
          .toFixed(0)
          .padStart(5)}`,
      );
    }
    const [mine = Number.NaN, theirs = Number.NaN] = medians;
    judge(mine / theirs, 'of L.geoJSON', targets.zoom);
  }
  // The headless shell of Chromium, which CI has, does not count its memory.
  if (!isSmoke) {
    judge(
      await memoryAfter(browser, walks['1:10 million']),
      'MB in page and worker with the 10m map open',
      targets.megabytes,
    );
  }
} finally {
  await browser.close();
  await Promise.all([ours.close(), peer.close()]);
}

/** The address of a page with the headers that let it measure its memory, worker included (cross-origin isolation). */
async function serve(html: string): Promise<Pick<Serving, 'url' | 'close'>> {
  const dist = await buildPage(html);
  const serving = await serveLandfall({ PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_SHIPMENTS: '1' }, (c) => {
    const answer = serveDist(dist, c.req.raw);
    answer.headers.set('cross-origin-embedder-policy', 'require-corp');
    return answer;
  });
  return { url: `${serving.url}/${html}`, close: serving.close };
}

async function open(chrome: Browser, address: string, { lat, lng, zooms }: Walk): Promise<Page> {
  const page = await chrome.newPage({ viewport, reducedMotion: 'reduce' });
  page.on('pageerror', (error) => console.error(address, error));
  await page.goto(`${address}?lat=${lat}&lng=${lng}&zoom=${zooms[0]}`);
  await page.locator('[aria-busy=false]').first().waitFor({ state: 'attached' });
  return page;
}

async function zoomAlong(chrome: Browser, address: string, walk: Walk) {
  const times: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await open(chrome, address, walk);
    const seen = await page.evaluate(async (zooms) => {
      const longTasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longTasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const spans: number[] = [];
      for (const zoom of zooms) {
        const start = performance.now();
        window.leafletMap.setZoom(zoom, { animate: false });
        do await frame();
        while (document.querySelector('[aria-busy=true]'));
        // What was drawn in this frame is painted when the next one begins.
        await frame();
        spans.push(performance.now() - start);
      }
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { spans, longTasks };
    }, walk.zooms.slice(1));
    times.push(...seen.spans);
    waits.push(...seen.longTasks);
    await page.close();
  }
  return { times, waits };
}

/** Megabytes that page and worker hold after a walk, as the browser itself counts them after collecting garbage. */
async function memoryAfter(chrome: Browser, walk: Walk): Promise<number> {
  const page = await open(chrome, ours.url, walk);
  const { bytes, parts } = await page.evaluate(async (zooms) => {
    for (const zoom of zooms) {
      window.leafletMap.setZoom(zoom, { animate: false });
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (document.querySelector('[aria-busy=true]'));
    }
    // https://wicg.github.io/performance-measure-memory/
    const measuring = performance as unknown as {
      measureUserAgentSpecificMemory(): Promise<{
        bytes: number;
        breakdown: { bytes: number; types: string[]; attribution: { scope: string }[] }[];
      }>;
    };
    const { bytes: all, breakdown } = await measuring.measureUserAgentSpecificMemory();
    const named = breakdown.map(({ bytes: part, types, attribution }) => ({
      part,
      name: [...new Set([...types, ...attribution.map(({ scope }) => scope)])].join(' '),
    }));
    return { bytes: all, parts: named };
  }, walk.zooms);
  await page.close();
  for (const { part, name } of parts)
    if (part > 0) console.log(`  ${(part / 1e6).toFixed(1).padStart(6)} MB ${name}`);
  return bytes / 1e6;
}
