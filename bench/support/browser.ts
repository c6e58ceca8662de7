import { type Browser, chromium } from 'playwright';
import { findBrowser, launchOptions } from '../../e2e/support/browser.ts';

/** The browser of the journeys, without a window. */
export function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const { args, env } = launchOptions();
  return chromium.launch({ executablePath: findBrowser(), args: [...args, ...more], env });
}

/** The window of every measurement. */
export const viewport = { width: 1440, height: 900 } as const;
