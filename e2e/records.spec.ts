import * as fc from 'fast-check';
import type { Page } from 'playwright/test';
import { answerOf, generatedFleet } from '#/test/generated/fleet.ts';
import { nonsense } from '#/test/generated/nonsense.ts';
import { marker } from '#/test/generated/values.ts';
import { deep } from './support/deep.ts';
import { test } from './support/recordsService.ts';
import { expect } from './support/test.ts';

// Fleets as services may send them, on every screen. What happens to them without a browser: src/test/generated.
const seed = Number(process.env['RECORDS_SEED']);
const halves = [0, 1];
/** Each run draws others; before a release there are more. */
const fleets = deep ? 50 : 24;

test.describe.configure({ mode: 'parallel' });
// Wide enough for the table of the list; what the maps draw is not what is asked here.
test.use({ viewport: { width: 1280, height: 500 } });

for (const half of halves) {
  test(`generated records make sense on every screen, part ${half + 1}`, async ({
    page,
    tell,
    baseURL,
    expectErrors,
  }, info) => {
    // Many fleets on six screens each are many pages.
    test.setTimeout(300_000);
    // A service need not have positions of a vessel, or every shipment that it lists.
    expectErrors(/Failed to load resource/);
    info.annotations.push({ type: 'RECORDS_SEED', description: String(seed) });
    const mine = fc.sample(generatedFleet, { seed, numRuns: fleets }).filter((_fleet, at) => at % 2 === half);
    const browser = await page.context().newCDPSession(page);
    for (const [at, fleet] of mine.entries()) {
      const name = `fleet ${at * 2 + half} of RECORDS_SEED=${seed} (${fleet.degree})`;
      tell((path) => answerOf(fleet, path));
      // What this device kept is of the fleet before.
      await page.goto('about:blank');
      await browser.send('Storage.clearDataForOrigin', { origin: baseURL ?? '', storageTypes: 'all' });
      await page.goto(at % 2 === 0 ? '/shipments' : '/shipments?by=container&group=day');
      await makesSense(page, `${name}: list`);
      const row = page.getByRole('row').getByRole('link').first();
      if ((await row.count()) > 0) {
        await row.click();
        await page.waitForFunction(() => document.querySelector('[data-scroll-restoration-id=shipment]'));
        await makesSense(page, `${name}: shipment`);
      }
      for (const path of ['/exceptions', '/map']) {
        await page.locator(`nav a[href="${path}"]`).click();
        await page.waitForFunction(
          (open) => document.querySelector(`nav [aria-current][href="${open}"]`),
          path,
        );
        await makesSense(page, `${name}: ${path}`);
      }
      await page.goto(at % 2 === 0 ? '/arrivals' : '/arrivals?by=container&days=14');
      await makesSense(page, `${name}: board`);
    }
  });
}

/** Waits until the screen has what it asked for; then nothing on it is nonsense, and no markup became elements. */
async function makesSense(page: Page, screen: string): Promise<void> {
  const awaited = () =>
    page.evaluate(() => {
      const text = document.body.textContent;
      if (text.trim() === '') return 'any word';
      const [loading] = /Loading (the account|arrivals|estimates)/.exec(text) ?? [];
      return loading ?? document.querySelector('[aria-busy=true]')?.outerHTML.slice(0, 300) ?? null;
    });
  await expect.poll(awaited, { message: screen }).toBe(null);
  const found = await page.evaluate((attribute) => {
    const said = [...document.querySelectorAll('[title], [aria-label]')].flatMap((element) => [
      element.getAttribute('title') ?? '',
      element.getAttribute('aria-label') ?? '',
    ]);
    return {
      words: [document.title, document.body.innerText, ...said].join('\n'),
      elements: document.querySelectorAll(`[${attribute}], [onerror], [onload], [onmouseover]`).length,
      crash: document.querySelector('h1')?.textContent === 'Problem',
    };
  }, marker);
  const at = nonsense.exec(found.words)?.index;
  expect(at === undefined ? null : found.words.slice(Math.max(0, at - 80), at + 80), screen).toBeNull();
  expect(found.elements, `${screen}: elements from markup`).toBe(0);
  expect(found.crash, `${screen}: crashed`).toBe(false);
}
