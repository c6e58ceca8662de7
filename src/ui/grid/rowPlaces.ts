/** Of the rows of a table, none of which is measured while somebody scrolls. A compact row has one line of text. */
export const rowHeights = { regular: 48, compact: 32 } as const;
export const groupHeight = 36;

/** Where the rows of a list stand, one below the other. Pixels. */
export interface RowPlaces {
  readonly height: number;
  readonly topOf: (index: number) => number;
  /** The row at that height; the first above all, the last below all, -1 where there is none. */
  readonly indexAt: (y: number) => number;
}

export function placeRows(count: number, heightOf: (index: number) => number): RowPlaces {
  // Where each row ends is where the next one begins.
  const tops = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) tops[index + 1] = (tops[index] ?? 0) + heightOf(index);
  const topOf = (index: number) => tops[index] ?? 0;
  return { height: topOf(count), topOf, indexAt: (y) => lastUpTo(count, topOf, y) };
}

function lastUpTo(count: number, topOf: (index: number) => number, y: number): number {
  let [first, last] = [Math.min(0, count - 1), count - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if (topOf(middle) <= y) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** The first and the last row in sight. */
export interface Sight {
  readonly first: number;
  readonly last: number;
}

/** What is in sight of a list that is scrolled to `top`; the browser scrolls back what became too short. */
export function sightOf({ height, indexAt }: RowPlaces, top: number, room: number): Sight {
  const from = Math.max(0, Math.min(top, height - room));
  return { first: Math.max(0, indexAt(from)), last: indexAt(from + room - 1) };
}

/** The rows to draw: those in sight, some around them, and one that stays wherever it is. Ascending. */
export function drawnRows({ first, last }: Sight, around: number, count: number, kept: number): number[] {
  const from = Math.max(0, first - around);
  const until = Math.min(count - 1, last + around);
  const drawn = Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index);
  if (kept < 0 || kept >= count || (kept >= from && kept <= until)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}
