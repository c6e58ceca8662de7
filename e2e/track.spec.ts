import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { readSheet } from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import { expectAccessibleInBothThemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const list = (page: Page) => page.getByRole('grid', { name: 'Rows to track' });
const box = (page: Page) => page.getByRole('textbox', { name: /^Container, bill of lading/ });
const row = (page: Page, name: string | RegExp) => list(page).getByRole('row', { name });

async function paste(page: Page, text: string): Promise<void> {
  await page.goto('/track');
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Check numbers', exact: true }).click();
}

interface WireRequest {
  readonly id: string;
  readonly attributes: {
    readonly request_number: string;
    readonly scac: string | null;
    readonly ref_numbers: readonly string[];
    readonly status: string;
  };
}

/** The requests as the service itself lists them, of numbers that begin so. */
async function requestsOf(request: APIRequestContext, start: string): Promise<readonly WireRequest[]> {
  const found: WireRequest[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await request.get(
      `/api/v2/tracking_requests?q=${start}&page[size]=100&page[number]=${page}`,
    );
    const { data, links } = (await answer.json()) as {
      data: readonly WireRequest[];
      links: { readonly next?: string };
    };
    found.push(...data);
    if (!links.next) return found.filter(({ attributes }) => attributes.request_number.startsWith(start));
  }
}

test('one number is tracked from the box, and stands under Requests without a reload @phone @gateway', async ({
  page,
  request,
}, { project }) => {
  const number = project.name === 'phone' ? 'MAEU700000001' : 'MAEU700000002';
  await paste(page, number);
  await expect(row(page, new RegExp(number))).toContainText('Ready');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Track 1 number' }).click();
  await expect(row(page, new RegExp(number))).toContainText(/Requested|Tracked/);
  expect(await requestsOf(request, number)).toHaveLength(1);

  await page.getByRole('link', { name: 'Requests', exact: true }).first().click();
  const requests = page.getByRole('grid', { name: 'Tracking requests' });
  await expect(requests).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('searchbox', { name: 'Filter the list by text' }).fill(number);
  await expect(requests.getByRole('row', { name: new RegExp(number) })).toContainText('Pending');
});

test('numbers in the address fill the box and send nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() !== 'GET') sent.push(one.url());
  });
  await page.goto('/track?numbers=MAEU700000003&numbers=TEMU3043531');
  await expect(box(page)).toHaveValue('MAEU700000003\nTEMU3043531');
  await expectAccessibleInBothThemes(page);
  expect(sent).toEqual([]);
});

/** A sheet of a German colleague, with what people write beside a number and what a spreadsheet leaves of one. */
const sheet = [
  ['Containernummer', 'Bestellung', 'Reederei'],
  ['TCLU4265691 eilig', 'B-1', 'Maersk'],
  ['Ankunft TEMU3043531.pdf', 'B-2', 'Maersk'],
  ['########', 'B-3', 'Maersk'],
  ['4.52435E+12', 'B-4', 'Maersk'],
  ['TCLU4265692 ex Shanghai', 'B-5', ''],
] as const;
const texts = (separator: string) => sheet.map((cells) => cells.join(separator)).join('\n');

async function expectSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue with 5 rows' }).click();
  await expect(row(page, /TCLU4265691(?! eilig).*B-1/)).toContainText('Ready');
  await expect(row(page, /TEMU3043531(?!\.).*B-2/)).toContainText('Ready');
  await expect(row(page, /B-3/)).toContainText('The sheet shows ####');
  await expect(row(page, /B-4/)).toContainText('A spreadsheet has rounded this number');
  await expect(row(page, /TCLU4265692(?! ex).*B-5/)).toContainText(
    'The check digit of TCLU4265692 should be 1.',
  );
  await expect(page.getByText('Carrier needed', { exact: true })).toHaveCount(0);
}

test('words beside a number are no part of it, and what is no number says why: pasted', async ({ page }) => {
  await paste(page, texts('\t'));
  await expectSheet(page);
});

test('the same from a CSV file and a workbook', async ({ page, context }) => {
  const csv = { name: 'eilig.csv', mimeType: 'text/csv', buffer: Buffer.from(texts(';')) };
  const rows = sheet.map((cells) => cells.map((value) => (value === '' ? null : { value, type: String })));
  const workbook = await writeExcelFile(rows, {}).toBuffer();
  for (const file of [csv, { name: 'eilig.xlsx', mimeType: '', buffer: workbook }]) {
    const other = await context.newPage();
    await other.goto('/track');
    await other.getByLabel('File with numbers').setInputFiles(file);
    await expectSheet(other);
    await other.getByRole('button', { name: 'New list' }).click();
    await other.getByRole('button', { name: 'Remove the list' }).click();
    await expect(box(other)).toBeVisible();
    await other.close();
  }
  await page.close();
});

test('the same typed, a line at a time', async ({ page }) => {
  await page.goto('/track');
  await box(page).pressSequentially('1x40HC TCLU4265691 SEAL G2049377');
  await page.keyboard.press('Enter');
  await expect(row(page, /TCLU4265691/)).toBeVisible();
  await expect(row(page, /SEAL/)).toHaveCount(0);
});

test('the numbers for trying behave as the service says', async ({ page, request }) => {
  await paste(page, 'Number\tSCAC\tType\nTEST-TR-SUCCEEDED\tTEST\tB/L\nTEST-TR-FAILED\tTEST\tB/L');
  await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
  await page.getByRole('button', { name: 'Track 2 numbers' }).click();
  await expect(row(page, /TEST-TR-SUCCEEDED/)).toContainText(/Requested|Tracked/);
  await expect(row(page, /TEST-TR-FAILED/)).toContainText(/Requested|Tracked/);
  const made = await requestsOf(request, 'TEST-TR');
  expect(made.map(({ attributes }) => attributes.scac)).toEqual(['TEST', 'TEST']);
});

test('50 uncertain rows are decided by the keyboard alone', async ({ page }) => {
  const numbers = Array.from({ length: 50 }, (_, at) => String(9_100_000_000 + at));
  await paste(page, numbers.join('\n'));
  await expect(page.getByRole('button', { name: 'Fix 50 rows' })).toBeVisible();
  await page.getByRole('button', { name: 'Fix 50 rows' }).focus();
  await page.keyboard.press('Enter');
  for (let at = 1; at <= 50; at += 1) {
    await expect(page.getByRole('heading', { name: `Row ${at}`, exact: true })).toBeVisible();
    if (at === 1) await expectAccessibleInBothThemes(page);
    await page.keyboard.press('1');
  }
  await expect(page.getByRole('button', { name: 'Track 50 numbers' })).toBeVisible();
});

test('a second window shows the list and leaves it to the first', async ({ page, context }) => {
  await paste(page, 'MAEU700000004');
  await expect(row(page, /MAEU700000004/)).toContainText('Ready');
  const other = await context.newPage();
  await other.goto('/track');
  await expect(other.getByText(/open in another window/)).toBeVisible();
  await expect(row(other, /MAEU700000004/)).toBeVisible();
  await expect(other.getByRole('button', { name: /^Track 1/ })).toHaveCount(0);
  await page.close();
  await expect(other.getByRole('button', { name: 'Track 1 number' })).toBeVisible();
});

interface Morning {
  readonly number: string;
  readonly carrier: string;
  readonly reference: string;
  readonly expected: 'tracked' | 'leftOut' | 'open';
}

/** 2,000 rows as a sheet has them, every 20th with a fault. */
function morningSheet(): readonly Morning[] {
  return Array.from({ length: 2_000 }, (_, at) => {
    const number = `MAEU8000${String(at).padStart(5, '0')}`;
    const reference = `PO-${at}`;
    const tracked = { number, carrier: 'Maersk', reference, expected: 'tracked' } as const;
    if (at % 20 !== 7) return tracked;
    const faults: readonly Morning[] = [
      { ...tracked, number: '', expected: 'open' },
      { ...tracked, number: 'TBA', expected: 'open' },
      { ...tracked, carrier: 'Unlisted Lines', expected: 'open' },
      { ...tracked, number: 'MAEU800000000', expected: 'leftOut' },
      { ...tracked, number: `95000${String(at).padStart(5, '0')}`, carrier: '', expected: 'open' },
    ];
    return faults[((at - 7) / 20) % faults.length] ?? tracked;
  });
}

test('the whole morning: 2,000 rows, closed in the middle, finished later', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(240_000);
  // The pace of the limits is 20 minutes; here the account may ask more often.
  await context.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const pace = { requestsPerMinute: 100_000, inferencesPerMinute: 100_000, creationsPerMinute: 100_000 };
    await route.fulfill({ json: { ...((await answer.json()) as object), ...pace } });
  });
  const morning = morningSheet();
  const buffer = await writeExcelFile(
    [
      ['B/L number', 'Carrier', 'PO'].map((value) => ({ value, type: String })),
      ...morning.map(({ number, carrier, reference }) =>
        [number, carrier, reference].map((value) => (value === '' ? null : { value, type: String })),
      ),
    ],
    {},
  ).toBuffer();

  await page.goto('/track');
  await page.getByLabel('File with numbers').setInputFiles({ name: 'morning.xlsx', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Continue with 2,000 rows' }).click();
  await expect(page.getByText('morning.xlsx')).toBeVisible();
  const start = page.getByRole('button', { name: /^Track 1,9\d\d numbers$/ });
  await expect(start).toBeVisible();
  await start.click();
  await expect(page.getByText(/^Sending: [1-9]\d\d of/)).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.clock.setSystemTime('2026-08-12T15:00:00Z');
  await later.goto('/track');
  await expect(later.getByText(/^Paused: [\d,]+ rows not sent/)).toBeVisible();
  await later.getByRole('button', { name: 'Resume' }).click();
  await expect(later.getByText('All rows that could be sent are sent')).toBeVisible({ timeout: 150_000 });

  const download = later.waitForEvent('download');
  await later.getByRole('button', { name: 'Result as Excel' }).click();
  const saved = await (await download).path();
  const [headings = [], ...rows] = await readSheet(await readFile(saved));
  const at = (name: string) => headings.indexOf(name);
  expect(rows).toHaveLength(2_000);
  const made = await requestsOf(request, 'MAEU8000');
  const byNumber = new Map(made.map((one) => [one.attributes.request_number, one]));
  const wrong = morning.filter(({ number, reference, expected }, index) => {
    const result = rows[index];
    const state = result?.[at('Result')];
    const known = byNumber.get(number);
    if (expected === 'leftOut') return state !== 'Left out';
    if (expected === 'open') return state !== 'To correct' && state !== 'Carrier needed';
    return (
      (state !== 'Requested' && state !== 'Tracked') ||
      known?.id !== result?.[at('Request')] ||
      !known?.attributes.ref_numbers.includes(reference)
    );
  });
  expect(wrong).toEqual([]);
  // Nothing was sent twice, although the page was closed while it was sending.
  expect(byNumber.size).toBe(made.length);
  expect(made).toHaveLength(morning.filter(({ expected }) => expected === 'tracked').length);
});
