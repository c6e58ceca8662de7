import type { Page } from 'playwright/test';

/** Chooses some of the preferences that are shown side by side. */
export async function prefer(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preferences' });
  for (const name of names) await dialog.getByRole('radio', { name, exact: true }).check();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}
