import { type GridLine, isGroup } from './gridLine.ts';

/** Heights are fixed, so that nothing is measured while somebody scrolls. A compact row has one line of text. */
export const rowHeights = { regular: 48, compact: 32 } as const;
export const groupHeight = 36;

/** Where the lines of a table stand, one below the other. Pixels. */
export interface RowPlaces {
  readonly height: number;
  readonly topOf: (index: number) => number;
  /** The line at that height; the first above all, the last below all, -1 where there is none. */
  readonly indexAt: (y: number) => number;
}

/** Only the headings are kept: tens of thousands of rows need no table to be placed by. */
export function placeRows(lines: readonly GridLine[], rowHeight: number): RowPlaces {
  const headings: number[] = [];
  lines.forEach((line, index) => isGroup(line) && headings.push(index));
  const topOf = (index: number) => {
    const above = countWhile(headings.length, (at) => (headings[at] ?? 0) < index);
    return above * groupHeight + (index - above) * rowHeight;
  };
  const last = lines.length - 1;
  return {
    height: topOf(lines.length),
    topOf,
    indexAt: (y) =>
      Math.min(
        countWhile(last, (index) => topOf(index + 1) <= y),
        last,
      ),
  };
}

/** How many of so many things in a row, from the first on, something holds for; it holds for none after those. */
function countWhile(count: number, holds: (index: number) => boolean): number {
  let [first, last] = [0, Math.max(count, 0)];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (holds(middle)) first = middle + 1;
    else last = middle;
  }
  return first;
}

/** The first and the last line in sight. */
export interface Sight {
  readonly first: number;
  readonly last: number;
}

/** What is in sight of a list that is scrolled to `top`; the browser scrolls back what became too short. */
export function sightOf({ height, indexAt }: RowPlaces, top: number, room: number): Sight {
  const from = Math.max(0, Math.min(top, height - room));
  return { first: Math.max(0, indexAt(from)), last: indexAt(from + room - 1) };
}

/** The lines to draw: those in sight, some around them, and one that stays wherever it is. Ascending. */
export function drawnLines({ first, last }: Sight, around: number, count: number, kept: number): number[] {
  const from = Math.max(0, first - around);
  const until = Math.min(count - 1, last + around);
  const drawn = Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
  if (kept < 0 || kept >= count || (kept >= from && kept <= until)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}
