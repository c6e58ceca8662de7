import { findBrowser } from './browser.ts';

/** Finds the browser once for all workers; playwright.config.ts reads it in each of them. */
export default function globalSetup(): void {
  process.env['CHROMIUM_PATH'] = findBrowser();
}
