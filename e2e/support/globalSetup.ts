import type { FullConfig } from 'playwright/test';
import { findBrowser, versionOf } from './browser.ts';
import { comparesPictures } from './pictures.ts';

/**
 * Finds the browser once for all workers, where playwright.config.ts reads it and whether pictures are compared, and draws the
 * number by which generated records are made (records.spec.ts): `RECORDS_SEED` makes the same ones again.
 */
export default function globalSetup({ updateSnapshots }: FullConfig): void {
  const browser = findBrowser();
  process.env['CHROMIUM_PATH'] = browser;
  const isRenewed = updateSnapshots === 'all' || updateSnapshots === 'changed';
  if (!comparesPictures(versionOf(browser), isRenewed)) process.env['WITHOUT_PICTURES'] = '1';
  process.env['RECORDS_SEED'] ??= String(Date.now() % 2 ** 31);
  // And that of the random acts (walker.spec.ts).
  process.env['WALK_SEED'] ??= String(Date.now() % 2 ** 31);
  console.log(`RECORDS_SEED=${process.env['RECORDS_SEED']} WALK_SEED=${process.env['WALK_SEED']}`);
}
