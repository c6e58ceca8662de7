import { selectionWidth, type Sized } from './gridColumn.ts';

/** The right edge of the last column that is whole in so much room, in pixels; of the first one at least. */
export function lastWholeEdge(columns: readonly Sized[], room: number): number {
  let edge = selectionWidth;
  for (const [index, { width, chosenWidth }] of columns.entries()) {
    const next = edge + (chosenWidth ?? width);
    if (index > 0 && next > room) break;
    edge = next;
  }
  return edge;
}
