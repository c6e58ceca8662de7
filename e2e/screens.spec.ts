import { bring, resize, screens, sizes } from './support/screens.ts';
import { expect } from './support/test.ts';
import { test } from './support/visits.ts';

// Smaller than the page: a part that moved is still seen, at a sixth of the weight.
const small = { deviceScaleFactor: 0.4 } as const;
test.use(small);

for (const screen of screens) {
  test(`looks as it did on every size of screen, light and dark: ${screen.name}`, async ({
    page,
    goOnAt,
  }) => {
    test.slow();
    const reducedMotion = 'reduce';
    await page.emulateMedia({ reducedMotion });
    await bring(page, screen, goOnAt);
    for (const size of sizes) {
      await resize(page, size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion });
        // Less than a badge: the edges of letters differ from machine to machine.
        const picture = { scale: 'device', maxDiffPixels: 100, animations: 'disabled' } as const;
        const name = `screen-${screen.name}-${size.width}-${colorScheme}.png`;
        await expect.soft(page).toHaveScreenshot(name, picture);
      }
    }
  });
}
