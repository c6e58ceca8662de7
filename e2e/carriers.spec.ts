import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessibleInBothThemes, expectNothingTooWide } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const loaded = async (page: Page) => {
  await expect(page.getByText(/^Where a carrier’s range is shown/)).toBeVisible();
  await expect(page.getByText(/^\d+ carriers, with arrivals$/)).toBeVisible();
};

/** Every figure of the page that leads to rows: its count and where it leads. */
const figures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^[\d,]+$/ })
    .evaluateAll((links) =>
      links.map((link) => ({
        count: Number(link.textContent.replaceAll(',', '')),
        to: link.getAttribute('href') ?? '',
      })),
    );

/** Follows an address inside the page that is open, so that the account is not read again. */
const follow = async (page: Page, to: string) => {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
};

test('each figure leads to as many shipments as it says @phone', async ({ page }) => {
  test.slow();
  await page.goto('/carriers');
  await loaded(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('combobox', { name: 'Below each carrier' }).selectOption('Months of arrival');
  const rows = page.getByRole('table').first().getByRole('row').filter({ hasText: /\d%/ });
  await rows.first().getByRole('link').first().click();
  await expect(page.getByText(/^[A-Z][a-z]{2} 2026$/).first()).toBeVisible();
  const all = await figures(page);
  expect(all.length).toBeGreaterThan(40);
  for (const { count, to } of all) {
    await follow(page, to);
    const rowCount = page.getByText(count === 0 ? /^0 of 300/ : new RegExp(`^${count} of 300`)).first();
    await expect(rowCount, to).toBeAttached();
  }
});

test('a planner sorts carriers, opens lanes, keeps them in the address and saves a file', async ({
  page,
}) => {
  await page.goto('/carriers');
  await loaded(page);
  const table = page.getByRole('table').first();
  await table.getByRole('link', { name: 'Median' }).click();
  await expect(table.getByRole('columnheader', { name: 'Median' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const medians = await table.getByRole('row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const text = row.querySelectorAll('td')[1]?.textContent.replace('Median', '').replace('−', '-') ?? '';
      return text === '' ? [] : Number(text);
    }),
  );
  expect(medians.length).toBeGreaterThan(2);
  expect(medians).toEqual(medians.toSorted((a, b) => b - a));
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(table.getByText(/ → /).first()).toBeVisible();
  await page.reload();
  await expect(table.getByText(/ → /).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/^\u{FEFF}Carrier,SCAC,Group,Name,Arrived,Known,Missing/u);
  expect(file).toContain(',Lane,');
});

test('the range stands beside an ETA with its arrivals, in the list and on a page', async ({ page }) => {
  await page.goto('/shipments?columns=number,arrival,etaRecord,carrier&sort=-etaRecord');
  const rows = page.getByRole('grid', { name: 'Shipments' }).getByRole('row');
  const range = /^[+−]?[\d.]+ to [+−]?[\d.]+ d, \d+ arrivals (of carrier|on lane)$/;
  await expect(rows.nth(1).getByText(range)).toBeVisible();
  await expect(page.getByText('typical delay, descending')).toBeVisible();
  const [, high, count] =
    /to ([+−]?[\d.]+) d, (\d+) arrivals/.exec((await rows.nth(1).textContent()) ?? '') ?? [];
  await rows.nth(1).getByRole('link').first().click();
  const panel = page.getByRole('region', { name: 'Carrier reliability' });
  await expect(panel).toContainText(/^Carrier reliability.*Usually .* original ETA, \d+ arrivals/);
  await expect(panel).toContainText(`${high?.replace(/[+−]/, '')} day`);
  await panel.getByRole('link', { name: `Show the ${count} arrivals` }).click();
  await expect(page.getByText(new RegExp(`^${count} of 300`))).toBeVisible();
});

test('a phone has the record in a card for each carrier, reached from “More” @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shipments');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Carrier reliability' }).click();
  await loaded(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingTooWide(page);
  }
});
