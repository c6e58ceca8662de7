import type { GridLine } from './gridLine.ts';

/** Heights are fixed, so that nothing is measured while somebody scrolls. */
export const rowHeight = 48;
export const groupHeight = 36;

/** Where the lines of a table stand, one below the other. Pixels. */
export interface RowPlaces {
  readonly height: number;
  readonly topOf: (index: number) => number;
  /** The line at that height; the first above all, the last below all, -1 where there is none. */
  readonly indexAt: (y: number) => number;
}

export function placeRows(lines: readonly GridLine<unknown>[]): RowPlaces {
  const tops = new Float64Array(lines.length + 1);
  for (let index = 0; index < lines.length; index++) {
    tops[index + 1] = (tops[index] ?? 0) + (lines[index]?.kind === 'group' ? groupHeight : rowHeight);
  }
  return {
    height: tops[lines.length] ?? 0,
    topOf: (index) => tops[index] ?? 0,
    indexAt: (y) => {
      let [first, last] = [0, lines.length - 1];
      while (first < last) {
        const middle = Math.ceil((first + last) / 2);
        if ((tops[middle] ?? 0) <= y) first = middle;
        else last = middle - 1;
      }
      return last;
    },
  };
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
