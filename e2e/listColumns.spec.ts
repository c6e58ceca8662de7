import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

/** The texts of cells that do not fit, over all rows of the list. */
async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.locator('[data-tracks]').evaluate(async (list) => {
    const cut = new Set<string>();
    const look = () => {
      for (const cell of list.querySelectorAll('[data-line] > *')) {
        for (const part of [cell, ...cell.querySelectorAll('*')]) {
          if (part.closest('svg') || part.clientWidth === 0 || part.classList.contains('sr-only')) continue;
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

for (const by of ['shipment', 'container'] as const) {
  test(`cuts nothing off in the usual columns of a list by ${by} at 1440 pixels`, async ({ page }) => {
    await page.goto(`/shipments?active=no${by === 'container' ? '&by=container' : ''}`);
    await expect(page.getByText(/due soonest first/)).toBeVisible();
    await expect(page.locator('[data-line] svg.journey').first()).toBeVisible();
    expect(await page.locator('[data-tracks]').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(
      0,
    );
    expect(await cutTexts(page)).toEqual([]);
  });
}

test('cuts nothing off in the columns of the exceptions at 1440 pixels, but what follows a dot', async ({
  page,
}) => {
  await page.goto('/exceptions');
  await expect(page.getByText(/^\d+, highest priority first$/)).toBeVisible();
  expect(await page.locator('[data-tracks]').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  expect((await cutTexts(page)).filter((text) => !text.includes(' · '))).toEqual([]);
});
