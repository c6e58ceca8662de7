import type { Page } from 'playwright';
import { along } from '../src/domain/geo/greatCircle.ts';
import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { servePage } from './support/pages.ts';
import { median, quantile } from './support/quantile.ts';
import { sized } from './support/smoke.ts';

/**
 * A month of a vessel, one point a minute, from the bytes of the answer to the first paint on a map that stands there,
 * in headless Chromium beside two peers: `node bench/mapRoute.ts`. What is judged is the work of the page's own thread:
 * its processor time, without workers, which a busy machine changes little. Then the map is dragged and zoomed. Ends with 1
 * when a target is missed. MapLibre GL needs WebGL, which SwiftShader makes on the processor here.
 */
const targets = { leaflet: 0.25, mapLibre: 1, frame: 50 };
const names = ['ours', 'Leaflet, all points', 'Leaflet, smoothed', 'MapLibre GL'] as const;
const rounds = sized(5, 1);

const pages = await servePage('overlays/index.html');
await pages.add('route.json', JSON.stringify(answer(sized(43_200, 1_440))));
const browser = await launchBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
const reads = new Map<string, number[]>(names.map((name) => [name, []]));
const draws = new Map<string, number[]>(names.map((name) => [name, []]));
const wholes = new Map<string, number[]>(names.map((name) => [name, []]));
const works = new Map<string, number[]>(names.map((name) => [name, []]));
const drags: number[] = [];
const zooms: number[] = [];
try {
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const page = await browser.newPage({ viewport });
      page.on('pageerror', (error) => console.error(name, error));
      await page.goto(pages.address);
      await page.evaluate((given) => window.prepareRoute(given), name);
      const worked = await watchWork(page);
      const { read, draw } = await page.evaluate(() => window.measureRoute());
      works.get(name)?.push(await worked());
      const { drag, zoom } = await page.evaluate(() => window.moveRoute());
      reads.get(name)?.push(read);
      draws.get(name)?.push(draw ?? Infinity);
      wholes.get(name)?.push(read + (draw ?? Infinity));
      drags.push(...drag);
      zooms.push(...zoom);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await pages.close();
}

console.log(
  '43,200 points: reading them, from there to the first paint, both, and the work of the page; ms at p50',
);
for (const name of names) {
  const figures = [reads, draws, wholes, works].map((times) => of(times, name).toFixed(0).padStart(7));
  console.log(`  ${name.padEnd(20)} ${figures.join('')}`);
}
const peer = 'Leaflet, all points';
judge(of(works, 'ours') / of(works, peer), 'of the work of Leaflet drawing all points', targets.leaflet);
console.log(`  ${(of(wholes, 'ours') / of(wholes, peer)).toFixed(2)} of its time`);
judge(of(wholes, 'ours') / of(wholes, 'MapLibre GL'), 'of MapLibre GL', targets.mapLibre);
for (const [what, values] of [['drag', drags] as const, ['zoom', zooms] as const]) {
  console.log(
    `frames of a ${what}: p50 ${median(values).toFixed(1)}, p95 ${quantile(values, 0.95).toFixed(1)} ms`,
  );
  judge(Math.max(...values), `ms, the longest frame of a ${what}`, targets.frame);
}

function of(times: ReadonlyMap<string, number[]>, name: (typeof names)[number]): number {
  return median(times.get(name) ?? []);
}

/** Tells the processor time of the page's own thread since this was called, in milliseconds. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
  };
  const before = await worked();
  return async () => (await worked()) - before;
}

/** As the service answers for the way ahead: Singapore, Shanghai, Los Angeles and back, 43,200 minutes. */
function answer(count: number) {
  const calls = [
    { latitude: 1.2, longitude: 103.8 },
    { latitude: 30.6, longitude: 122.1 },
    { latitude: 33.7, longitude: -118.2 },
    { latitude: 30.6, longitude: 122.1 },
  ];
  const positions = Array.from({ length: count }, (_, minute) => {
    const sailed = (minute / count) * (calls.length - 1);
    const leg = Math.floor(sailed);
    const [from, to] = [calls[leg] ?? calls[0], calls[leg + 1] ?? calls[0]];
    if (!from || !to) throw new Error('a leg has two ends');
    const { latitude, longitude } = along(from, to, sailed - leg);
    // A ship is never just on its course.
    const drift = Math.sin(minute / 37) * 0.01 + Math.sin(minute / 611) * 0.15;
    return {
      latitude: Number((latitude + drift).toFixed(5)),
      longitude: Number((longitude > 180 ? longitude - 360 : longitude).toFixed(5)),
      timestamp: new Date(Date.UTC(2026, 7, 12) + minute * 60_000).toISOString(),
      estimated: true,
    };
  });
  const id = '8a2f6f3c-1df4-4d0e-9a50-3a2f6a1a7b10';
  const attributes = { name: 'Pacific Courage', imo: '4100012', positions };
  return { data: { id, type: 'vessel', attributes } };
}
