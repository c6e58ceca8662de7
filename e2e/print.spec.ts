import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** How many pages a PDF has. Chromium writes the object of each in plain text. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
/** How wide the pictures of a PDF are, in pixels. */
const picturesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype\s*\/Image[^>]*?\/Width (\d+)/g)].map(([, width]) =>
    Number(width),
  );
const tell = (page: Page, name: 'beforeprint' | 'afterprint') =>
  page.evaluate((event) => window.dispatchEvent(new Event(event)), name);

/** Whether the map on paper has the light colour of land, which its tokens give as #f6f5f1. */
async function hasLandOnPaper(page: Page): Promise<boolean> {
  await tell(page, 'beforeprint');
  const found = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.printed canvas');
    const data = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 0xf6 && data[at + 1] === 0xf5 && data[at + 2] === 0xf1) return true;
    return false;
  });
  await tell(page, 'afterprint');
  return found;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a container prints on one page with its verdict, journey and map, from a ${colorScheme} screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/shipments?status=on_ship');
    await page.getByRole('grid', { name: 'Shipments' }).getByRole('link').first().click();
    const verdict = page.getByRole('region', { name: /^Status of/ }).getByRole('heading', { level: 2 });
    const headline = await verdict.innerText();
    const number = await page.getByRole('heading', { level: 1 }).innerText();
    await expect.poll(() => hasLandOnPaper(page)).toBe(true);

    for (const format of ['A4', 'Letter'] as const) {
      const pdf = await page.pdf({ format });
      expect(pagesOf(pdf), format).toBe(1);
      expect(Math.max(...picturesOf(pdf)), `the map on ${format}`).toBeGreaterThan(1_000);
    }

    await tell(page, 'beforeprint');
    await page.emulateMedia({ colorScheme, media: 'print' });
    const sheet = page.locator('.printed');
    await expect(sheet.getByRole('heading', { level: 1 })).toContainText(number);
    await expect(sheet.getByRole('heading', { level: 2, name: headline })).toBeVisible();
    await expect(sheet.getByRole('region', { name: `Journey of ${number}` })).toBeVisible();
    await expect(sheet).toContainText(/Printed Wed 12 Aug 2026 17:0\d CEST\. Data updated .+ CEST\./);
    await expect(sheet).toContainText(page.url());
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('the exceptions print as a sheet by terminal, with all rows or those selected', async ({ page }) => {
  await page.goto('/exceptions?kind=hold&group=none');
  await expect(page.getByText(/^\d+ .+, costliest first$/)).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Exceptions' });
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('By terminal');
  const groups = Number(await grid.getAttribute('aria-rowcount')) - 1 - rows;
  const sheet = page.locator('.printed');
  // Paper is loaded once somebody uses the page.
  await page.keyboard.press('Control');
  await expect(async () => {
    await tell(page, 'beforeprint');
    await expect(sheet).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('tbody tr:has(td)')).toHaveCount(rows);
  await expect(sheet.getByRole('rowheader')).toHaveCount(groups);
  await expect(sheet.locator('.paper-tick')).toHaveCount(rows);
  await expect(sheet).toContainText('· On hold');
  await expect(sheet).toContainText(/Printed Wed 12 Aug 2026/);
  await expect(page.getByRole('button')).toHaveCount(0);
  await tell(page, 'afterprint');
  await page.emulateMedia({ media: 'screen' });

  await page
    .getByRole('checkbox', { name: /^Select [A-Z]/ })
    .first()
    .click();
  await tell(page, 'beforeprint');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('tbody tr')).toHaveCount(2);
  await expect(sheet).toContainText('selected rows only');
});
