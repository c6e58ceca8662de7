import { isLabel, labelOf } from './labels.ts';
import { findContainers } from './numbers.ts';
import type { Cell, Page } from './page.ts';

/** Of the page, by their numbers. */
type Lines = ReadonlyMap<number, readonly Cell[]>;

/** Between the tops of two rows, in heights of the text. */
const widestGap = 3.5;
const maxRows = 100;

/**
 * The heading over each cell of a table of containers. Such a table has a line of headings without a value, among them
 * that of the containers; it ends at the first wide gap or at the next label.
 */
export function headingsOf(lines: Lines): ReadonlyMap<Cell, Cell> {
  const headings = new Map<Cell, Cell>();
  for (const [number, heads] of lines) {
    if (!isHeading(heads)) continue;
    let [last] = heads;
    for (let line = number + 1; line <= number + maxRows; line++) {
      const row = lines.get(line) ?? [];
      const [first] = row;
      // A line of text may be empty, or hold nothing but signs.
      if (!first) continue;
      if (!last || first.top - last.top > widestGap * first.height || row.some(endsTable)) break;
      for (const cell of row) headings.set(cell, closest(heads, cell));
      last = first;
    }
  }
  return headings;
}

function isHeading(cells: readonly Cell[]): boolean {
  const named = cells.filter(isLabel).map((cell) => labelOf(cell)?.label.name);
  return named.length > 1 && named.includes('container_number') && !cells.some(({ text }) => /\d/.test(text));
}

/** The sum under a column is part of it. */
function endsTable(cell: Cell): boolean {
  return isLabel(cell) && labelOf(cell)?.label.name !== 'total_amount';
}

/** The heading that stands over the most of the cell, else the nearest. */
function closest(heads: readonly Cell[], cell: Cell): Cell {
  const overlap = (head: Cell): number =>
    Math.min(head.left + head.width, cell.left + cell.width) - Math.max(head.left, cell.left);
  return heads.reduce((best, head) => (overlap(head) > overlap(best) ? head : best));
}

/** What a document says of one container. */
export const ofContainers: ReadonlySet<string> = new Set([
  'seal_number',
  'gross_weight',
  'net_weight',
  'packages',
  'volume',
  'pickup_number',
  'last_free_day',
  'available_date',
]);

/** The lines that name one container alone. */
export function containersOfLines({ cells }: Page): ReadonlyMap<number, string> {
  const all = new Map<number, Set<string>>();
  for (const { text, line } of cells) {
    const found = findContainers(text).map(({ value }) => value);
    if (found.length > 0) all.set(line, new Set([...(all.get(line) ?? []), ...found]));
  }
  return new Map(
    [...all].flatMap(([line, found]) => {
      const [only] = found;
      return only !== undefined && found.size === 1 ? [[line, only] as const] : [];
    }),
  );
}
