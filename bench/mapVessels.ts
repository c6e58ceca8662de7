import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { servePage } from './support/pages.ts';
import { median, quantile } from './support/quantile.ts';
import { sized } from './support/smoke.ts';

/**
 * 200 vessels over the base map while a scrubber is dragged for five seconds, in headless Chromium, beside Leaflet's
 * markers on the same map: `node bench/mapVessels.ts`. Ends with 1 when the target is missed.
 */
const limit = 17;
const fleets = [
  { name: 'ours', count: 200 },
  { name: 'DOM markers', count: 200 },
  { name: 'ours', count: 2_000 },
] as const;
const rounds = sized(3, 1);
/** Five seconds of them. */
const framesDragged = sized(300, 20);

const pages = await servePage('overlays/index.html');
const browser = await launchBrowser();
const judged: number[] = [];
try {
  for (const { name, count } of fleets) {
    const frames: number[] = [];
    const work: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport });
      page.on('pageerror', (error) => console.error(name, error));
      await page.goto(pages.address);
      const one = await page.evaluate(
        ([given, size, lasting]) => window.measureVessels(given, size, lasting),
        [name, count, framesDragged] as const,
      );
      frames.push(...one.frames);
      work.push(...one.work);
      await page.close();
    }
    if (name === 'ours' && count === 200) judged.push(...frames);
    const [p50, p95] = [median(frames).toFixed(1), quantile(frames, 0.95).toFixed(1)];
    const dropped = frames.filter((frame) => frame > 25).length;
    console.log(
      `  ${name.padEnd(12)} ${String(count).padStart(5)} vessels   frames p50 ${p50} p95 ${p95} ms   ` +
        `${dropped} of ${frames.length} dropped   work p95 ${quantile(work, 0.95).toFixed(2)} ms`,
    );
  }
} finally {
  await browser.close();
  await pages.close();
}
judge(quantile(judged, 0.95), 'ms a frame at p95 with 200 vessels', limit);
