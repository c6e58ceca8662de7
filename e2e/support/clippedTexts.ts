import type { Locator } from 'playwright/test';

/**
 * The texts of which a reader does not see everything: they leave a box that hides what is outside, or end in an
 * ellipsis. What can be scrolled to is not hidden, and what is for screen readers alone does not count.
 *
 * @param pattern the parts of texts that count: each is looked at by itself, and begins with the dot before it
 * @param withLabels whether of all others those count that are cut without an ellipsis, and labels that have one, unless they
 *   are read by pointing at them
 */
export function clippedTexts(root: Locator, pattern = /\S/, withLabels = false): Promise<readonly string[]> {
  return root.evaluate(
    async (element, [source, orLabels]) => {
      // Glyph boxes are higher than lines, and edges are rounded.
      const tolerance = 1.5;
      const counts = new RegExp(source);
      const isLookedAt = (text: string) => counts.test(text) || (orLabels && /\p{L}{2}/u.test(text));
      const clipped = new Set<string>();

      /** Whether a box scrolls that way, or hides what leaves it, or neither. */
      const edges = (box: Element, style: CSSStyleDeclaration) => {
        const kind = (overflow: string, isLonger: boolean) =>
          overflow === 'visible' ? 'shows' : /auto|scroll/.test(overflow) && isLonger ? 'scrolls' : 'hides';
        return {
          x: kind(style.overflowX, box.scrollWidth > box.clientWidth + 1),
          y: kind(style.overflowY, box.scrollHeight > box.clientHeight + 1),
        };
      };

      interface Box {
        readonly kind: ReturnType<typeof edges>;
        readonly edge: DOMRect;
        /** Where text ends that ends in dots: the sign takes the place of the last letters. */
        readonly dots: number | null;
        /** Whether dots say that something is left out of it. */
        readonly isShortened: boolean;
        readonly isForEyes: boolean;
      }
      // Of each box once while nothing moves: a line of text is in twenty.
      let measured = new Map<Element, Box>();

      const boxOf = (box: Element): Box => {
        const known = measured.get(box);
        if (known) return known;
        const style = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const right = edge.left + box.clientLeft + box.clientWidth - Number.parseFloat(style.paddingRight);
        const isLonger = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1;
        const endsInDots = isLonger && /ellipsis/.test(style.textOverflow);
        const isPoint = style.overflowX !== 'visible' && box.clientWidth <= 1;
        const found = {
          kind: edges(box, style),
          edge,
          dots: endsInDots ? right - 0.9 * Number.parseFloat(style.fontSize) : null,
          isShortened: endsInDots || (isLonger && style.webkitLineClamp !== 'none'),
          isForEyes: !isPoint && (!box.parentElement || boxOf(box.parentElement).isForEyes),
        };
        measured.set(box, found);
        return found;
      };

      /** The box that hides a line of a text; null where it is in sight. */
      const hiddenBy = (rect: DOMRect, parent: Element): Element | null => {
        const slack = tolerance + 0.15 * rect.height;
        const open = { x: true, y: true };
        for (let box: Element | null = parent; box && (open.x || open.y); box = box.parentElement) {
          const { kind, edge, dots } = boxOf(box);
          if (open.x && kind.x === 'hides') {
            if (rect.left < edge.left - tolerance || rect.right > edge.right + tolerance) return box;
            if (dots !== null && rect.right > dots + tolerance) return box;
          }
          if (
            open.y &&
            kind.y === 'hides' &&
            (rect.top < edge.top - slack || rect.bottom > edge.bottom + slack)
          )
            return box;
          if (kind.x === 'scrolls') open.x = false;
          if (kind.y === 'scrolls') open.y = false;
        }
        return null;
      };

      const labels = 'button, label, legend, dt, h1, h2, h3, nav a, [role=columnheader], [role=tab]';
      /** Whether a text that is cut there is one that counts: a map has names at its edges. */
      const isWrong = (text: string, parent: Element, box: Element): boolean =>
        counts.test(text) ||
        (!parent.closest('[title], .leaflet-container') &&
          (!boxOf(box).isShortened || parent.closest(labels) !== null));

      const isForEyes = (part: Element) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && boxOf(part).isForEyes;

      const lookAtTexts = (from: Element) => {
        const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          const text = node.textContent ?? '';
          if (!parent || !isLookedAt(text) || !isForEyes(parent)) continue;
          for (let start = 0, end = 0; start < text.length; start = end) {
            const dot = text.indexOf(' · ', start + 1);
            end = dot < 0 ? text.length : dot;
            const range = document.createRange();
            range.setStart(node, start);
            range.setEnd(node, end);
            const part = range.toString().trim();
            const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
            if (!isLookedAt(part)) continue;
            const boxes = lines.flatMap((line) => hiddenBy(line, parent) ?? []);
            if (boxes.some((box) => isWrong(part, parent, box))) clipped.add(part);
          }
        }
      };

      /** A field cuts what is in it; a list of choices what is chosen. */
      const lookAtFields = (from: Element) => {
        const pen = document.createElement('canvas').getContext('2d');
        for (const field of from.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
          const style = getComputedStyle(field);
          const text =
            field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value;
          const isText =
            field instanceof HTMLSelectElement || /^(text|search|url|number|date|time)$/.test(field.type);
          if (!pen || !isText || !isLookedAt(text) || !isForEyes(field) || field.closest('[title]')) continue;
          pen.font = style.font;
          const room =
            field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
          if (pen.measureText(text).width > room + tolerance || field.scrollWidth > field.clientWidth + 1)
            clipped.add(text);
        }
      };

      const look = (from: Element) => {
        measured = new Map();
        lookAtTexts(from);
        lookAtFields(from);
      };

      /** Looks at everything that a box scrolls to, since a list draws the rows in sight alone. */
      const scrollThrough = async (box: Element) => {
        const { scrollTop } = box;
        for (let top = 0; top + box.clientHeight < box.scrollHeight;) {
          top += box.clientHeight;
          box.scrollTop = top;
          // Drawn with the frame that scrolls.
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          look(box);
        }
        box.scrollTop = scrollTop;
      };

      look(element);
      const page = document.scrollingElement;
      const boxes = [...(page ? [page] : []), ...element.querySelectorAll('*')];
      for (const box of boxes) {
        const scrolls = box === page || boxOf(box).kind.y === 'scrolls';
        if (scrolls && box.scrollHeight > box.clientHeight + 1 && isForEyes(box)) await scrollThrough(box);
      }
      return [...clipped];
    },
    [pattern.source, withLabels] as const,
  );
}

/** The texts of a row, heading or foot that lie on one another. */
export function overlappingTexts(root: Locator): Promise<readonly string[]> {
  return root.evaluate((element) => {
    const tolerance = 1.5;
    const texts: { readonly text: string; readonly rect: DOMRect; readonly row: Element | null }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || parent.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (rect.width > 0) texts.push({ text, rect, row: parent.closest('li, header, footer') });
    }
    return texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => {
          const [a, b] = [one.rect, other.rect];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return one.row === other.row && across > tolerance && down > 0.5 * Math.min(a.height, b.height);
        })
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
}
