import type { Page } from 'playwright';

declare global {
  interface Window {
    openTimers: () => number;
  }
}

/** Makes a page count its timers. Call after the clock is installed, whose timers are those that count. */
export async function followTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = new Set<unknown>();
    const { setTimeout: later, clearTimeout: cancel, setInterval: repeat, clearInterval: stop } = window;
    window.setTimeout = ((run: () => void, wait?: number) => {
      const id = later(() => {
        open.delete(id);
        run();
      }, wait);
      open.add(id);
      return id;
    }) as typeof window.setTimeout;
    window.setInterval = ((run: () => void, wait?: number) => {
      const id = repeat(run, wait);
      open.add(id);
      return id;
    }) as typeof window.setInterval;
    window.clearTimeout = (id) => {
      open.delete(id);
      cancel(id);
    };
    window.clearInterval = (id) => {
      open.delete(id);
      stop(id);
    };
    window.openTimers = () => open.size;
  });
}

/** What a page that runs for weeks may not gather. */
export interface Leftovers {
  readonly timers: number;
  readonly elements: number;
}

export const leftovers = (page: Page): Promise<Leftovers> =>
  page.evaluate(() => ({
    timers: window.openTimers(),
    elements: document.querySelectorAll('*').length,
  }));
