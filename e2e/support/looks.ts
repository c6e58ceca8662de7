import type { Page } from 'playwright/test';

/** What the elements of a page look like, each look once with a text that has it. */
export interface Looks {
  /** Sizes of text in pixels. */
  readonly sizes: Readonly<Record<string, string>>;
  /** Corners in pixels; a pill and a dot are `full`. */
  readonly corners: Readonly<Record<string, string>>;
  readonly shadows: Readonly<Record<string, string>>;
  /** Heights of buttons by their kind, in pixels. */
  readonly buttons: Readonly<Record<string, string>>;
}

/**
 * Reads them from what is visible. What is drawn (a journey, the map, a mark, the wall in a preview) has measures of its
 * own, and so has a field under a finger (src/app/styles.css).
 */
export function looksOf(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const looks = {
      sizes: {} as Record<string, string>,
      corners: {} as Record<string, string>,
      shadows: {} as Record<string, string>,
      buttons: {} as Record<string, string>,
    };
    const round = (pixels: number) => Math.round(100 * pixels) / 100;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || element.closest('svg, .board, .leaflet-pane')) continue;
      const style = getComputedStyle(element);
      if (style.visibility !== 'visible') continue;
      const isField = element.matches('input, select, textarea');
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join('');
      const name = (words || element.textContent?.trim() || element.className).slice(0, 40);
      if (words !== '' && !isField) {
        looks.sizes[round(Number.parseFloat(style.fontSize))] ??= name;
      }
      const isDrawn =
        style.borderStyle !== 'none' ||
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        style.boxShadow !== 'none';
      const corner = Math.max(
        ...[style.borderTopLeftRadius, style.borderBottomRightRadius].map((one) => Number.parseFloat(one)),
      );
      const isRound = corner > 1_000 || style.borderTopLeftRadius.endsWith('%');
      if (corner > 0 && isDrawn) looks.corners[isRound ? 'full' : round(corner)] ??= name;
      for (const shadow of style.boxShadow.split(/,(?![^(]*\))/))
        if (/[1-9]\d*px [1-9]\d*px/.test(shadow) && !shadow.includes('inset'))
          looks.shadows[shadow.trim()] ??= name;
      if (element.matches('button, a') && element.matches('.font-medium.rounded.select-none')) {
        const kind = element.matches('.bg-accent')
          ? 'primary'
          : element.matches('.border')
            ? 'plain'
            : 'bare';
        looks.buttons[`${kind} ${round(box.height)}`] ??= name;
      }
    }
    return looks;
  });
}
