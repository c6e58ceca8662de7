import type { Page } from 'playwright/test';

/**
 * The controls and texts in sight on which something else lies, so that a pointer does not reach them: each is probed at the
 * middle of each of its lines. A text may lie under the link of its row, which is what a click there is for.
 */
export function coveredParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = 'a, button, input, select, textarea, summary, label, [role=button], [tabindex]';
    const covered = new Set<string>();
    // Of each box once: a line of text is in twenty.
    const hiding = new Map<Element, DOMRect | null>();
    const hidingEdge = (box: Element): DOMRect | null => {
      let edge = hiding.get(box);
      if (edge === undefined) {
        edge = getComputedStyle(box).overflow === 'visible' ? null : box.getBoundingClientRect();
        hiding.set(box, edge);
      }
      return edge;
    };

    /** Whether any point of it is in the window and in each box that scrolls or hides around it. */
    const isInSight = (x: number, y: number, part: Element): boolean => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      for (let box: Element | null = part; box; box = box.parentElement) {
        const edge = hidingEdge(box);
        if (edge && (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom)) return false;
      }
      return true;
    };

    /** What lies on a part at a point, if it is none of its own, nothing around it, and no link of its row. */
    const coverAt = (x: number, y: number, part: Element): Element | null => {
      const top = document.elementFromPoint(x, y);
      if (!top || top === part || part.contains(top) || top.contains(part)) return null;
      const row = part.closest('[data-line], [role=row], li, tr, label');
      if (row?.contains(top)) return null;
      // What stays in its place lets the rest pass below it.
      for (let box: Element | null = top; box; box = box.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(box).position) && !box.contains(part)) return null;
      return top;
    };

    const nameOf = (part: Element) =>
      (part.textContent.trim() || part.getAttribute('aria-label') || part.outerHTML).slice(0, 40);
    const probe = (part: Element, lines: Iterable<DOMRect>, name: string) => {
      if (!part.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      if (part.closest('svg, .leaflet-container, [inert], .sr-only')) return;
      if (getComputedStyle(part).pointerEvents === 'none') return;
      for (const { left, top, width, height } of lines) {
        const [x, y] = [left + width / 2, top + height / 2];
        if (width <= 1 || height <= 1 || !isInSight(x, y, part)) continue;
        const cover = coverAt(x, y, part);
        if (cover) covered.add(`${name} lies under ${nameOf(cover)}`);
      }
    };

    for (const control of document.body.querySelectorAll(controls))
      probe(control, [control.getBoundingClientRect()], nameOf(control));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      probe(parent, range.getClientRects(), text.slice(0, 40));
    }
    return [...covered];
  });
}

/** The texts in sight that run into another one. */
export function overlappingTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Boxes of glyphs are higher than letters, and edges are rounded.
    const tolerance = 2;
    const lines: { readonly node: Node; readonly layer: Element | null; readonly box: DOMRect }[] = [];
    /** What hides the rest of a box, and the layer that it is in: of each box once, since a line of text is in twenty. */
    const measured = new Map<Element, { readonly edge: DOMRect | null; readonly isLayer: boolean }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.closest('svg, .leaflet-container, [inert], .sr-only')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = inSight(line, parent);
        if (box) lines.push({ node, layer: layerOf(parent), box });
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top >= one.box.bottom) break;
        // One that is cut has two boxes in one place: with its last letters and without them.
        if (one.node === other.node) continue;
        if (one.layer !== other.layer) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        const isOver = down > 0.4 * Math.min(one.box.height, other.box.height);
        if (across > tolerance && isOver) found.add(`${textOf(one.node)} runs into ${textOf(other.node)}`);
      }
    }
    return [...found];

    function textOf({ textContent }: Node): string {
      return textContent?.trim().slice(0, 40) ?? '';
    }

    /** What is left of a box in the window and in each box that scrolls or hides around it; null where nothing is. */
    function inSight({ left, top, right, bottom }: DOMRect, part: Element): DOMRect | null {
      const edges = { left: Math.max(left, 0), top, right: Math.min(right, innerWidth), bottom };
      for (let box: Element | null = part; box; box = box.parentElement) {
        const { edge } = measure(box);
        if (!edge) continue;
        edges.left = Math.max(edges.left, edge.left);
        edges.top = Math.max(edges.top, edge.top);
        edges.right = Math.min(edges.right, edge.right);
        edges.bottom = Math.min(edges.bottom, edge.bottom);
      }
      const [width, height] = [edges.right - edges.left, edges.bottom - edges.top];
      return width > 1 && height > 1 ? new DOMRect(edges.left, edges.top, width, height) : null;
    }

    /** What stays in its place, or lies over the rest, lets the rest pass below it. */
    function layerOf(part: Element): Element | null {
      for (let box: Element | null = part; box; box = box.parentElement) if (measure(box).isLayer) return box;
      return null;
    }

    function measure(box: Element) {
      let one = measured.get(box);
      if (!one) {
        const { overflow, position } = getComputedStyle(box);
        const edge = overflow === 'visible' ? null : box.getBoundingClientRect();
        one = { edge, isLayer: /fixed|sticky|absolute/.test(position) };
        measured.set(box, one);
      }
      return one;
    }
  });
}
