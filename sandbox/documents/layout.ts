import { isLabel, labelOf } from './labels.ts';
import type { Cell, Page } from './page.ts';
import { headingsOf } from './tables.ts';

/** How the cells of a page stand to each other. */
export interface Layout {
  readonly page: Page;
  left(cell: Cell): Cell | null;
  right(cell: Cell): Cell | null;
  /** Those over it, the nearest first, up to the first wide gap. */
  above(cell: Cell): Iterable<Cell>;
  /** Those under it, the nearest first, up to the first wide gap. */
  below(cell: Cell): Iterable<Cell>;
  /** Of its column, in a table of containers. */
  heading(cell: Cell): Cell | null;
}

/** Between the tops of two lines that belong together, in heights of the text. */
const widestGap = 3.5;
const maxRows = 40;

export function layoutOf(page: Page): Layout {
  const lines = new Map<number, Cell[]>();
  for (const cell of page.cells) {
    const line = lines.get(cell.line) ?? [];
    lines.set(cell.line, line);
    // What is only a colon stands between a label and its value.
    if (/[\p{L}\p{N}]/u.test(cell.text)) line.push(cell);
  }
  const beside = (cell: Cell, step: 1 | -1): Cell | null => {
    const line = lines.get(cell.line) ?? [];
    return line[line.indexOf(cell) + step] ?? null;
  };
  function* column(cell: Cell, step: 1 | -1): Iterable<Cell> {
    let last = cell;
    for (let rows = 0, line = cell.line + step; rows < maxRows && lines.has(line); rows++, line += step) {
      const next = nearest(lines.get(line) ?? [], cell);
      const gap = Math.abs((lines.get(line)?.[0]?.top ?? 0) - last.top);
      if (gap > widestGap * Math.max(last.height, cell.height)) return;
      if (!next) continue;
      yield next;
      last = next;
    }
  }
  const headings = headingsOf(lines);
  return {
    page,
    left: (cell) => (lines.get(cell.line)?.indexOf(cell) === 0 ? null : beside(cell, -1)),
    right: (cell) => beside(cell, 1),
    above: (cell) => column(cell, -1),
    below: (cell) => column(cell, 1),
    heading: (cell) => headings.get(cell) ?? null,
  };
}

/** The one in the same column, if any. */
function nearest(line: readonly Cell[], cell: Cell): Cell | null {
  let best: Cell | null = null;
  for (const each of line) {
    const isNearer = !best || Math.abs(each.left - cell.left) < Math.abs(best.left - cell.left);
    if (isNearer && isOver(each, cell)) best = each;
  }
  return best;
}

function isOver(a: Cell, b: Cell): boolean {
  const overlap = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  return overlap > 0 || Math.abs(a.left - b.left) < Math.max(a.height, b.height);
}

/** The lines of text that belong to a label: after it, beside it or under it. */
export function linesOf(
  layout: Layout,
  cell: Cell,
): readonly { readonly cell: Cell; readonly start: number }[] {
  const end = labelOf(cell)?.end ?? 0;
  const right = layout.right(cell);
  const own = !isLabel(cell)
    ? { cell, start: end }
    : right && !labelOf(right) && isNear(cell, right)
      ? { cell: right, start: 0 }
      : null;
  const lines = own ? [own] : [];
  for (const each of layout.below(own?.cell ?? cell)) {
    if (labelOf(each) || lines.length === 6) break;
    // Under a label with its value beside it stands the rest of the value, and it begins where that does.
    if (own && own.start === 0 && Math.abs(each.left - own.cell.left) > each.height) break;
    lines.push({ cell: each, start: 0 });
  }
  return lines;
}

function isNear(cell: Cell, right: Cell): boolean {
  return right.left - cell.left - cell.width < 25 * cell.height;
}
