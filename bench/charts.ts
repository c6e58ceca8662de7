import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, preview } from 'vite';
import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { median } from './support/quantile.ts';
import { sized } from './support/smoke.ts';

/**
 * Stacked bars of 56 days, drawn with each of the libraries that were weighed (docs/decisions/charts.md): what its code
 * weighs besides React, when the chart is painted, what it draws, and what a strict content security policy refuses.
 * `node bench/charts.ts` ends with 1 where drawing them ourselves is no longer the lightest.
 */
const names = ['plain', 'd3', 'visx', 'plot', 'recharts', 'uplot', 'echarts'];
const rounds = sized(9, 1);

const out = await mkdtemp(join(tmpdir(), 'landfall-charts-'));
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'";
const vite: InlineConfig = {
  configFile: false,
  root: join(import.meta.dirname, 'charts'),
  base: './',
  logLevel: 'error',
  plugins: [react()],
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: true,
    modulePreload: false,
    chunkSizeWarningLimit: 5_000,
    rolldownOptions: { input: join(import.meta.dirname, 'charts/index.html') },
  },
  preview: { port: 0, headers: { 'content-security-policy': policy } },
};
await build(vite);
const manifest = JSON.parse(await readFile(join(out, '.vite/manifest.json'), 'utf8')) as Manifest;

/** The chunks that only this one loads. */
async function weight(name: string): Promise<number> {
  const shared = new Set(filesOf('index.html'));
  const own = filesOf(`${name}.tsx`).filter((file) => !shared.has(file));
  const sizes = await Promise.all(own.map(async (file) => gzipSync(await readFile(join(out, file))).length));
  return sizes.reduce((a, b) => a + b, 0) / 1_000;
}

function filesOf(key: string): string[] {
  const { file = '', imports = [] } = manifest[key] ?? {};
  return [file, ...imports.flatMap(filesOf)];
}

const server = await preview(vite);
const browser = await launchBrowser();
const weights = new Map<string, number>();
try {
  for (const name of names) {
    const times: number[] = [];
    let drawn = '';
    const refused = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage({ viewport });
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.add(message.text().slice(0, 60));
      });
      await page.goto(server.resolvedUrls?.local[0] ?? '');
      times.push(await page.evaluate((given) => window.measureChart(given), name));
      drawn = await page.evaluate(() => {
        const has = (tag: string) => document.querySelectorAll(tag).length;
        return has('canvas') > 0 ? 'canvas' : `SVG of ${has('svg *')} elements`;
      });
      await page.close();
    }
    weights.set(name, await weight(name));
    console.log(
      [
        name.padEnd(9),
        `${(weights.get(name) ?? 0).toFixed(1)} kB`,
        `painted after ${median(times).toFixed(0)} ms`,
        drawn,
        refused.size > 0 ? `refused by the policy: ${[...refused].join('; ')}` : 'nothing refused',
      ].join('\t'),
    );
  }
} finally {
  await browser.close();
  await server.close();
  await rm(out, { recursive: true });
}
const { plain = Number.NaN, ...others } = Object.fromEntries(weights);
judge(plain / Math.min(...Object.values(others)), 'of the lightest library, kB of our own bars', 0.2);
