import type { Cell } from './page.ts';

/** A piece of text as a file places it. */
export interface Fragment {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A gap wider than this, in heights of the text, begins another cell. */
const widestSpace = 0.8;
/** A gap wider than this is a space, even where the file has none. */
const narrowestSpace = 0.12;

/** Puts the fragments of a page together to lines, and those to cells. */
export function cellsOf(fragments: readonly Fragment[], page: number): readonly Cell[] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted(
    (a, b) => a.top + a.height - b.top - b.height || a.left - b.left,
  )) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && isBeside(first, fragment)) line.push(fragment);
    else lines.push([fragment]);
  }
  return lines.flatMap((line, index) =>
    cellsOfLine(
      line.toSorted((a, b) => a.left - b.left),
      page,
      index + 1,
    ),
  );
}

function isBeside(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.top + a.height - b.top - b.height) < 0.4 * Math.min(a.height, b.height);
}

function cellsOfLine(line: readonly Fragment[], page: number, number: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (const { text, left, top, width, height } of line) {
    const last = cells.at(-1);
    const gap = last ? left - last.left - last.width : Infinity;
    if (!last || gap > widestSpace * Math.max(height, last.height)) {
      cells.push({ text, page, line: number, left, top, width, height });
      continue;
    }
    // Some files draw bold text twice.
    if (last.text === text && Math.abs(left - last.left) < 0.2 * height) continue;
    const space = gap > narrowestSpace * height && !/\s$/.test(last.text) && !/^\s/.test(text) ? ' ' : '';
    const right = Math.max(last.left + last.width, left + width);
    cells[cells.length - 1] = {
      ...last,
      text: last.text + space + text,
      top: Math.min(last.top, top),
      width: right - last.left,
      height: Math.max(last.height, height),
    };
  }
  return cells
    .map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
