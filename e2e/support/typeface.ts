import type { Page } from 'playwright/test';

/** Waits for the faces that ship, which come after the first records: the same letters on every machine. */
export async function untilTypeface(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    return ['Inter', 'JetBrains Mono'].every((name) =>
      loaded.some((family) => family.replaceAll('"', '') === name),
    );
  });
}
