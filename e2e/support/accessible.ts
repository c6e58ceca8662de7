import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Fails on what axe calls serious or critical in the page as it stands, and names the rule and the elements. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingGrave(page, axe(page));
}

/** The same in light and dark, in one visit. What a theme changes is colours, so the second look is at them alone. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'light');
  await expectNothingGrave(page, axe(page));
  await showTheme(page, 'dark');
  await expectNothingGrave(page, axe(page).withRules(ofColours));
}

/** Of that the colours alone, where the rest was looked at in another journey. */
export async function expectContrastInBothThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectNothingGrave(page, axe(page).withRules(ofColours));
  }
}

const ofColours = ['color-contrast', 'link-in-text-block'];

// The way without a second page: nothing here comes from another origin. What passes is not collected.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function expectNothingGrave(page: Page, builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ id, help, elements: nodes.map((node) => node.target.join(' ')) }));
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
}

/** Colours on their way from one theme to the other belong to neither. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
}

/** Fails where the page is wider than its window. */
export async function expectNothingTooWide(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // A page that was made narrower is drawn anew for that width a moment later.
  await expect.poll(tooWide, { message: `width of ${page.url()}` }).toBeLessThanOrEqual(0);
}
