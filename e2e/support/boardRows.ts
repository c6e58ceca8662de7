import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** The rows of all pages of a board of containers, each with the heading that it is under. */
export async function boardRows(page: Page, now: number): Promise<string[]> {
  const seen = new Set<string>();
  // Pages turn by the clock, and by nothing else.
  await page.clock.setFixedTime(now);
  await page.goto('/arrivals?by=container&days=60&rows=40&page=10');
  // It draws what it has while the rest of the account is read, in fewer pages.
  await page.waitForLoadState('networkidle');
  const pageNumber = page.getByText(/^\d+\/\d+$/);
  await expect(page.locator('.board-page li').first()).toBeVisible();
  const pages = Number(((await pageNumber.count()) > 0 ? await pageNumber.innerText() : '1/1').split('/')[1]);
  for (let turned = 0; turned < pages; turned += 1) {
    if (turned > 0) {
      const before = await pageNumber.innerText();
      await page.clock.setFixedTime(now + turned * 10_000);
      await expect(pageNumber).not.toHaveText(before);
      // A page that has turned is hidden at first (styles.css).
      await expect(page.locator('.board-page li').first()).toBeVisible();
    }
    const rows = await page.locator('.board-page').evaluate((drawn) => {
      let heading = '';
      return [...drawn.querySelectorAll<HTMLElement>('h2, li')].flatMap((one) => {
        const text = one.innerText.split('\n').join(' · ').trim();
        if (one.tagName === 'LI') return [`${heading}: ${text}`];
        heading = text;
        return [];
      });
    });
    for (const row of rows) seen.add(row);
  }
  return [...seen];
}
