import type { Page } from 'playwright/test';

/** What draws a text of a page. */
interface DrawnText {
  readonly text: string;
  readonly fonts: readonly { readonly family: string; readonly isOurs: boolean }[];
}

/** The texts of a page with the fonts that their letters are drawn in, by the protocol of Chromium. */
export async function drawnTexts(page: Page): Promise<readonly DrawnText[]> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      const text = element.textContent;
      if (text.trim() === '' || element.childElementCount > 0 || !element.checkVisibility()) continue;
      element.setAttribute('data-drawn', text);
    }
  });
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const selector = '[data-drawn]';
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const drawn: DrawnText[] = [];
  for (const nodeId of nodeIds) {
    // An age may be drawn anew meanwhile.
    const node = await client.send('DOM.getAttributes', { nodeId }).catch(() => null);
    const found = await client.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => null);
    if (!node || !found) continue;
    const text = node.attributes[node.attributes.indexOf('data-drawn') + 1] ?? '';
    const fonts = found.fonts.map(({ familyName, isCustomFont }) => ({
      family: familyName,
      isOurs: isCustomFont,
    }));
    drawn.push({ text, fonts });
  }
  await client.detach();
  return drawn;
}

/** The letters of a text that are drawn as what a font has for all that it lacks: a box, or nothing. */
export const boxedLetters = (page: Page, text: string): Promise<readonly string[]> =>
  page.evaluate(
    (letters) => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('No canvas');
      pen.font = `24px ${getComputedStyle(document.body).fontFamily}`;
      const drawing = (letter: string): string => {
        pen.clearRect(0, 0, 40, 40);
        pen.fillText(letter, 4, 30);
        return pen.getImageData(0, 0, 40, 40).data.join('');
      };
      // No letter has this number.
      const box = drawing('\u{3FFF0}');
      return letters.filter((letter) => drawing(letter) === box);
    },
    [...new Set(text.replaceAll(/\s/g, ''))],
  );
