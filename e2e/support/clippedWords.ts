import type { Locator } from 'playwright/test';

/**
 * The texts of which a reader does not see everything: they leave a box that hides what is outside, end in an ellipsis, or
 * lie on another text. Words for screen readers alone do not count.
 */
export function clippedWords(root: Locator): Promise<readonly string[]> {
  return root.evaluate((element) => {
    // Glyph boxes are higher than lines, and edges are rounded.
    const tolerance = 1.5;
    const texts: { readonly words: string; readonly rect: DOMRect; readonly row: Element | null }[] = [];
    const clipped = new Set<string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (words === '' || !parent || parent.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        texts.push({ words, rect, row: parent.closest('li, header, footer') });
        const slack = tolerance + 0.15 * rect.height;
        for (let box: Element | null = parent; box; box = box === element ? null : box.parentElement) {
          const { overflowX, overflowY, textOverflow } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          const hidesX = overflowX !== 'visible' || box === element;
          const hidesY = overflowY !== 'visible' || box === element;
          if (hidesX && (rect.left < edge.left - tolerance || rect.right > edge.right + tolerance))
            clipped.add(words);
          if (hidesY && (rect.top < edge.top - slack || rect.bottom > edge.bottom + slack))
            clipped.add(words);
          if (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + tolerance)
            clipped.add(words);
        }
      }
    }
    for (const [index, one] of texts.entries()) {
      for (const other of texts.slice(index + 1)) {
        if (one.row !== other.row) continue;
        const [a, b] = [one.rect, other.rect];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > tolerance && down > 0.5 * Math.min(a.height, b.height)) {
          clipped.add(`${one.words} / ${other.words}`);
        }
      }
    }
    return [...clipped];
  });
}
