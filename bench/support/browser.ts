import { type Browser, chromium } from 'playwright';
import { findBrowser, launchFlags } from '../../e2e/support/browser.ts';

/** The browser of the journeys, without a window. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...launchFlags(), ...more] });
}

/** The window of every measurement. */
export const viewport = { width: 1440, height: 900 } as const;
