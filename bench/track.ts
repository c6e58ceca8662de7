import { serveDist } from '../server/dist.ts';
import { distOfRun } from '../server/distOfRun.ts';
import { serveLandfall } from '../server/serve.ts';
import { launchBrowser, viewport } from './support/browser.ts';
import { judge } from './support/judge.ts';
import { typeUntil, watchInput } from './support/pageInput.ts';
import { median } from './support/quantile.ts';
import { numberGiven, sized } from './support/smoke.ts';

/**
 * 50 uncertain rows decided by the keyboard, and 5,000 rows that are sent while somebody types:
 * `node bench/track.ts [rows a minute]`. The usual 100 rows a minute take 50 minutes for it; here a second has as many as
 * half a minute then.
 */
const rowsPerMinute = numberGiven(0) ?? 3_000;
const uncertain = sized(50, 3);
const rows = sized(5_000, 100);
const all = new Intl.NumberFormat('en').format(rows);

const dist = await distOfRun();
const serving = await serveLandfall(
  { PORT: '0', SANDBOX_DB: ':memory:', SANDBOX_RATE_LIMIT: '0', SANDBOX_SHIPMENTS: '300' },
  (c) => serveDist(dist, c.req.raw),
);
const browser = await launchBrowser();
const context = await browser.newContext({ viewport });
await context.route('**/config.json', async (route) => {
  const answer = await route.fetch();
  const pace = { inferencesPerMinute: 100_000, creationsPerMinute: rowsPerMinute };
  await route.fulfill({ json: { ...(await answer.json()), ...pace } });
});
await watchInput(context);
const page = await context.newPage();
const box = page.getByRole('textbox', { name: /^Container, bill of lading/ });
const read = page.getByRole('button', { name: 'Check numbers', exact: true });

await page.goto(`${serving.url}/track`);
await box.fill(Array.from({ length: uncertain }, (_, at) => String(9_100_000_000 + at)).join('\n'));
await read.click();
await page.getByRole('button', { name: `Fix ${uncertain} rows` }).click({ timeout: 120_000 });
const decisions: number[] = [];
for (let row = 1; row <= uncertain; row += 1) {
  await page.getByRole('heading', { name: `Row ${row}`, exact: true }).waitFor();
  const begin = performance.now();
  await page.keyboard.press('1');
  const next = row === uncertain ? `Track ${uncertain} numbers` : `Row ${row + 1}`;
  await page.getByText(next, { exact: true }).waitFor();
  decisions.push(performance.now() - begin);
}
const seconds = decisions.reduce((sum, time) => sum + time, 0) / 1_000;
console.log(`${uncertain} uncertain rows, a key each: ${median(decisions).toFixed(0)} ms at the median`);
// The rest is the person's.
judge(seconds, 's of the two minutes that a person has for them', 60);

await page.getByRole('button', { name: 'New list' }).click();
await page.getByRole('button', { name: 'Remove the list' }).click();
const sheet = Array.from({ length: rows }, (_, at) => `MAEU9${String(at).padStart(8, '0')}\tMAEU\tPO-${at}`);
const buffer = Buffer.from(['B/L\tSCAC\tPO', ...sheet].join('\n'));
await page.getByLabel('File with numbers').setInputFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer });
await page.getByRole('button', { name: `Continue with ${all} rows` }).click();
await page.getByRole('button', { name: `Track ${all} numbers` }).click();
await page.getByRole('grid', { name: 'Rows to track' }).getByRole('link').first().focus();
const done = page.getByText('All rows that could be sent are sent');
await typeUntil(page, `${all} rows sent`, () => done.isVisible());
const answer = await fetch(`${serving.url}/api/v2/tracking_requests?q=MAEU9&page[size]=1`);
const { meta } = (await answer.json()) as { readonly meta: { readonly total: number } };
judge(Math.abs(meta.total - rows), 'rows that the service does not have, or has twice', 0);

// The page asks now and then whether the service is there, perhaps at this moment.
await context.unrouteAll({ behavior: 'ignoreErrors' });
await browser.close();
await serving.close();
