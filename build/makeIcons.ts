import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findBrowser, launchOptions } from '#e2e/support/browser.ts';

/**
 * Draws the icons of `public` that have to be pictures, from `public/icon.svg`: `npm run icons`, after a change of the mark.
 * A touch icon has no rounded corners, since devices round it themselves; a maskable one keeps the mark inside the
 * circle that every device shows (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const folder = new URL('../public/', import.meta.url);
const mark = await readFile(new URL('icon.svg', folder), 'utf8');
const square = mark.replace(/ rx="[\d.]+"/, '');

const icons = [
  { name: 'icon-192.png', size: 192, drawing: mark, part: 1 },
  { name: 'icon-512.png', size: 512, drawing: mark, part: 1 },
  { name: 'icon-touch-180.png', size: 180, drawing: square, part: 1 },
  { name: 'icon-maskable-512.png', size: 512, drawing: square, part: 0.88 },
];

const browser = await chromium.launch({ executablePath: findBrowser(), ...launchOptions() });
const page = await browser.newPage();
for (const { name, size, drawing, part } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${drawing === square ? '#0b4f8a' : 'transparent'}; }
    svg { width: ${part * 100}%; }
  </style>${drawing}`);
  await writeFile(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
