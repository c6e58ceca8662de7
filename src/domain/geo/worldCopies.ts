/**
 * The offsets in pixels of the copies of an item that touch the view, on a map that repeats the world sideways, from left
 * to right. A copy moves as a whole, so that a line over 180° stays one line.
 *
 * @param world width of the world in pixels
 */
export function worldCopies(
  from: number,
  to: number,
  view: { readonly left: number; readonly right: number },
  world: number,
): number[] {
  const first = Math.ceil((view.left - to) / world);
  const last = Math.floor((view.right - from) / world);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * world);
}
