/**
 * The index of the nearest mark within reach of a pointer; of equally near ones the last, which is drawn on top; -1
 * without one. Marks without a place (NaN) are skipped.
 *
 * @param world width of the world in pixels, after which every mark repeats
 */
export function nearestMark(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  pointer: { readonly x: number; readonly y: number },
  reach: number,
  world: number,
): number {
  let nearest = -1;
  let least = reach * reach;
  for (let index = 0; index < xs.length; index++) {
    const across = (xs[index] ?? 0) - pointer.x;
    const dx = across - world * Math.round(across / world);
    const dy = (ys[index] ?? 0) - pointer.y;
    const away = dx * dx + dy * dy;
    if (away <= least) {
      least = away;
      nearest = index;
    }
  }
  return nearest;
}
