import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';
import { test as visits } from './support/visits.ts';

/** The texts of cells that do not fit, over all rows of the list. */
async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.locator('[data-tracks]').evaluate(async (list) => {
    const cut = new Set<string>();
    const look = () => {
      for (const cell of list.querySelectorAll('[data-line] > *')) {
        for (const part of [cell, ...cell.querySelectorAll('*')]) {
          // One pixel has what is only heard.
          if (part.closest('svg') || part.clientWidth <= 1) continue;
          if (getComputedStyle(part).overflowX === 'visible') continue;
          if (part.scrollWidth > part.clientWidth || cell.scrollHeight > cell.clientHeight + 1)
            cut.add(part.textContent);
        }
      }
    };
    for (let top = 0; top < list.scrollHeight; top += list.clientHeight / 2) {
      list.scrollTop = top;
      // Drawn with the frame that scrolls.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      look();
    }
    return [...cut];
  });
}

/** Looks at every row of a list: it fits its columns, and they fit the page. */
async function expectNothingCut(page: Page): Promise<void> {
  await expect(page.getByText(/due soonest first/)).toBeVisible();
  await expect(page.locator('[data-line] .journey').first()).toBeVisible();
  expect(await page.locator('[data-tracks]').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  expect(await cutTexts(page)).toEqual([]);
}

const lists = { shipment: '/shipments?active=no', container: '/shipments?active=no&by=container' };

for (const [by, path] of Object.entries(lists)) {
  test(`cuts nothing off in the usual columns of a list by ${by} at 1440 pixels`, async ({ page }) => {
    await page.goto(path);
    await expectNothingCut(page);
  });
}

visits(
  'cuts nothing off at other times either, when much has changed since the last review',
  async ({ page, goOnAt }) => {
    // Two worlds are built.
    visits.slow();
    await goOnAt('2026-08-13T03:07:00Z');
    await page.goto(lists.shipment);
    await expectNothingCut(page);
    await goOnAt('2026-08-16T21:41:00Z');
    await page.goto(lists.shipment);
    await expect(page.locator('[data-line]').getByText('Changed', { exact: true }).first()).toBeVisible();
    await expectNothingCut(page);
  },
);

test('cuts nothing off in the columns of the exceptions at 1440 pixels, but what follows a dot', async ({
  page,
}) => {
  await page.goto('/exceptions');
  await expect(page.getByText(/^\d+ containers?, costliest first$/)).toBeVisible();
  expect(await page.locator('[data-tracks]').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  expect((await cutTexts(page)).filter((text) => !text.includes(' · '))).toEqual([]);
});
