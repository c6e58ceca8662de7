import type { Page } from 'playwright/test';

/** Chooses themes and clocks without leaving the page: by the palette. */
export async function prefer(page: Page, ...names: readonly string[]): Promise<void> {
  // Keys are heard once the page is drawn.
  await page.getByRole('main').waitFor();
  for (const name of names) {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Find' });
    await palette.getByRole('combobox').fill(name);
    await palette.getByRole('option', { name: new RegExp(`^(Show times in: )?${name}`) }).click();
    await palette.waitFor({ state: 'hidden' });
  }
}
