import { findBrowser, installChinese } from './browser.ts';

/**
 * Finds the browser once for all workers, where playwright.config.ts reads it, and draws the number by which generated
 * records are made (records.spec.ts): `WILD_SEED` makes the same ones again.
 */
export default function globalSetup(): void {
  process.env['CHROMIUM_PATH'] = findBrowser();
  installChinese();
  process.env['WILD_SEED'] ??= String(Date.now() % 2 ** 31);
  console.log(`WILD_SEED=${process.env['WILD_SEED']}`);
}
