import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { APIRequestContext } from 'playwright/test';
import { getDocument } from 'unpdf/pdfjs';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNothingTooWide,
} from './support/accessible.ts';
import { clippedTexts } from './support/clippedTexts.ts';
import { pick, readAccount } from './support/fleet.ts';
import { arrivalNotice } from './support/pdf.ts';
import { expect, test } from './support/test.ts';

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf) }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  return text.replace(/\s+/g, ' ');
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Each event that has happened, as the service reports it, by its time in UTC. */
async function expectEventsOf(
  request: APIRequestContext,
  container: { readonly id: string } | undefined,
  printed: string,
): Promise<void> {
  const answer = await request.get(`/api/v2/containers/${container?.id}/transport_events?page[size]=100`);
  const { data } = (await answer.json()) as {
    readonly data: readonly { readonly attributes: { readonly timestamp: string | null } }[];
  };
  const times = data.flatMap(({ attributes: { timestamp } }) => (timestamp ? [new Date(timestamp)] : []));
  expect(times.length).toBeGreaterThan(2);
  for (const time of times) {
    const [, day, month, year, clock] = /(\d+) (\w+) (\d+) (\d\d:\d\d)/.exec(time.toUTCString()) ?? [];
    expect(withoutSpaces(printed)).toContain(`${Number(day)}${month}${year}${clock}UTC`);
  }
}

test('an invoice is answered by a pack that prints, and one changed bit is found @phone', async ({
  page,
  request,
  browser,
  baseURL,
}, info) => {
  const { shipment, containers } = pick(await readAccount(request), 'a container at a terminal', (known) =>
    known.containers.some(({ attributes }) => attributes.current_status === 'available'),
  );
  const container = containers.find(({ attributes }) => attributes.current_status === 'available');
  const number = container?.attributes.number ?? '';
  await page.goto(`/shipments/${shipment.id}?container=${number}`);
  await page.getByRole('button', { name: 'Evidence pack' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Invoice number' }).fill('INV-4711');
  await dialog.getByRole('button', { name: 'Save pack' }).click();
  await expect(dialog.getByText('Enter the first and the last day.')).toBeVisible();
  await dialog.getByLabel('First day').first().fill('2026-08-03');
  await dialog.getByLabel('Last day').first().fill('2026-08-05');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1,380.50');
  // The other screen, and another try, find what the first one has left, and the same bytes are stored once.
  const { project, retry } = info;
  const invoice = arrivalNotice(`INV-4711 ${project.name} ${retry}`, number);
  const invoiceName = `Invoice 4711 ${project.name} ${retry}.pdf`;
  const choose = dialog.locator('input[type=file]');
  await choose.setInputFiles({ name: 'invoice.docx', mimeType: '', buffer: invoice });
  await expect(dialog.getByText(/\.docx files are not taken/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save pack' }).click();
  await choose.setInputFiles({ name: invoiceName, mimeType: 'application/pdf', buffer: invoice });
  await expect(dialog.getByText(/\.docx/)).toHaveCount(0);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save pack' }).click(),
  ]);
  const path = info.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  const hash = /[0-9a-f]{64}/.exec((await dialog.getByText(/^[0-9a-f]{64}$/).textContent()) ?? '')?.[0] ?? '';
  const saved = await readFile(path);
  expect(saved.toString()).toContain(`<code class="hash">${hash}</code>`);
  expect(saved.includes(invoice.subarray(0, 200))).toBe(false);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByRole('region', { name: 'Uploads' }).getByText('Uploaded', { exact: true }),
  ).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: invoiceName })).toBeVisible();

  const paper = await browser.newContext({ javaScriptEnabled: false });
  const asked: string[] = [];
  paper.on('request', (one) => asked.push(one.url()));
  const file = await paper.newPage();
  await file.goto(pathToFileURL(path).href);
  await expect(file.getByRole('heading', { level: 1 })).toHaveText(`${number}, demurrage, invoice INV-4711`);
  await expectNothingTooWide(file);
  const printed = await textOf(await file.pdf({ format: 'A4', path: info.outputPath('pack.pdf') }));
  for (const text of [
    number,
    shipment.attributes.bill_of_lading_number,
    '1,380.50 USD',
    'Mon 3 Aug 2026 – Wed 5 Aug 2026',
    'no tariff',
    'This is no legal advice.',
    invoiceName,
    createHash('sha256').update(invoice).digest('hex'),
    hash,
  ]) {
    expect(withoutSpaces(printed)).toContain(withoutSpaces(text));
  }
  // Every line and every row of the pack stands on paper, in one piece.
  const texts = await file.locator('h1, h2, p, dl > div, tbody tr').allTextContents();
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts) expect(withoutSpaces(printed)).toContain(withoutSpaces(text));
  await expectEventsOf(request, container, printed);
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([]);
  await paper.close();

  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const isStatic = pathname === '/verify' || /^\/assets\/(browser|verifyPage)-[\w-]+\.js$/.test(pathname);
    return isStatic ? route.continue() : route.abort();
  });
  const other = await context.newPage();
  await other.goto(`${baseURL}/verify`);
  await context.setOffline(true);
  await other.getByLabel('Evidence pack').setInputFiles(path);
  const status = other.getByRole('status');
  await expect(status.getByText('Unchanged', { exact: true })).toBeVisible();
  await expect(status.getByText(hash)).toBeVisible();
  await expectAccessibleInBothThemes(other);

  const changed = info.outputPath('changed.html');
  const at = saved.indexOf('1,380.50');
  saved[at] = (saved[at] ?? 0) ^ 2;
  await writeFile(changed, saved);
  await other.getByLabel('Evidence pack').setInputFiles(changed);
  await expect(status.getByText('Changed', { exact: true })).toBeVisible();
  await context.close();
});

test('what is no pack gets a sentence @phone', async ({ page }) => {
  await page.goto('/verify');
  const choose = page.getByLabel('Evidence pack');
  const status = page.getByRole('status');
  for (const [content, sentence] of [
    ['', 'This file is no evidence pack'],
    [`<pre class="data">${'['.repeat(2_000_000)}</pre>`, 'This file is no evidence pack'],
    ['x'.repeat(10_000_000), 'This file is larger than 4 MB'],
    ['<pre class="data">{"version":2}</pre>', 'A newer version of Landfall saved this pack'],
  ] as const) {
    await choose.setInputFiles({ name: 'file.html', mimeType: 'text/html', buffer: Buffer.from(content) });
    await expect(status).toContainText(sentence);
  }
  const saved = join(import.meta.dirname, 'shared', 'evidence1.html');
  await choose.setInputFiles(saved);
  await expect(status.getByText('Unchanged', { exact: true })).toBeVisible();
  await expectNothingTooWide(page);
  expect(await clippedTexts(page.locator('main'), /\S/)).toEqual([]);
});

test('a file that is dropped on /verify is checked, and several are not @phone', async ({ page }) => {
  await page.goto('/verify');
  const status = page.getByRole('status');
  const html = await readFile(join(import.meta.dirname, 'shared', 'evidence1.html'), 'utf8');
  const drop = async (contents: readonly string[]) => {
    const dataTransfer = await page.evaluateHandle((texts) => {
      const transfer = new DataTransfer();
      for (const text of texts) transfer.items.add(new File([text], 'pack.html', { type: 'text/html' }));
      return transfer;
    }, contents);
    await page.locator('body').dispatchEvent('dragover', { dataTransfer });
    await page.locator('body').dispatchEvent('drop', { dataTransfer });
  };
  await drop([html]);
  await expect(status.getByText('Unchanged', { exact: true })).toBeVisible();
  await drop([html, html]);
  await expect(status).toHaveText('Drop one file at a time.');
  await drop([html.replace('demurrage', 'detention')]);
  await expect(status.getByText('Changed', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/verify$/);
});
