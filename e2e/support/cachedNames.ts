import type { Page } from 'playwright/test';

/** What is cached in this browser, by name. */
export const cachedNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const open = indexedDB.open('landfall');
        open.addEventListener('error', () => reject(new Error('no database')));
        open.addEventListener('success', () => {
          const names = open.result.transaction('kept').objectStore('kept').getAllKeys();
          names.addEventListener('success', () => {
            open.result.close();
            resolve(
              names.result.map((name) =>
                Array.isArray(name) && typeof name[1] === 'string' ? name[1] : 'unknown',
              ),
            );
          });
        });
      }),
  );
