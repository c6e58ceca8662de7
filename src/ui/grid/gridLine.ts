import type { ReactNode } from 'react';

/** What every row of a grid has; its kind is any but `group`. */
export interface AnyRow {
  readonly kind: string;
  readonly id: string;
}

/** A line of a grid: a row as it is, since a list has tens of thousands, or the heading above the rows of a group. */
export type GridLine<Row extends AnyRow = AnyRow> = Row | GridGroupLine;

export interface GridGroupLine {
  readonly kind: 'group';
  readonly id: string;
  readonly label: string;
  /** How many follow, in words. */
  readonly count: string;
  /** Left out where its rows cannot be folded away. */
  readonly fold?: { readonly isFolded: boolean; readonly toggle: () => void };
  /** What can be done to all of them. */
  readonly action?: ReactNode;
}

export function isGroup(line: AnyRow | undefined): line is GridGroupLine {
  return line?.kind === 'group';
}

/** The keys that move the active row; `j` and `k` for those whose hands stay on the letters. */
const steps = new Map<string, (from: number, last: number, page: number) => number>([
  ['ArrowDown', (from) => from + 1],
  ['j', (from) => from + 1],
  ['ArrowUp', (from) => from - 1],
  ['k', (from) => from - 1],
  ['PageDown', (from, _last, page) => from + page],
  ['PageUp', (from, _last, page) => from - page],
  ['Home', () => 0],
  ['End', (_from, last) => last],
]);

/**
 * The line that a key leads to. Headings of groups are passed over.
 *
 * @param page how many lines are in sight
 * @returns null for a key that moves nothing; `from` at either end
 */
export function lineAfterKey(
  lines: readonly GridLine[],
  from: number,
  key: string,
  page: number,
): number | null {
  const step = steps.get(key);
  if (!step) return null;
  const last = lines.length - 1;
  const wanted = Math.min(Math.max(step(from, last, page), 0), last);
  const onward = wanted < from || key === 'End' ? -1 : 1;
  return rowFrom(lines, wanted, onward) ?? rowFrom(lines, wanted, -onward) ?? from;
}

function rowFrom(lines: readonly GridLine[], from: number, step: number): number | null {
  for (let index = from; index >= 0 && index < lines.length; index += step) {
    const line = lines[index];
    if (line && !isGroup(line)) return index;
  }
  return null;
}

/** The ids of the rows between two lines, both included, in either direction. */
export function rowIdsBetween(lines: readonly GridLine[], one: number, other: number): string[] {
  return lines
    .slice(Math.min(one, other), Math.max(one, other) + 1)
    .filter((line) => !isGroup(line))
    .map(({ id }) => id);
}
