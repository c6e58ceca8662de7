import type { Position } from '#/domain/geo/position.ts';
import { boundsOf, type MapBounds } from '#/features/map/frame/mapView.ts';

/**
 * The smallest bounds that contain all positions, wherever they are around the earth: they leave out the widest range of
 * longitudes without a position. Null without positions.
 */
export function fleetBounds(positions: readonly Position[]): MapBounds | null {
  const around = positions
    .map((position) => ({ ...position, longitude: ((position.longitude % 360) + 360) % 360 }))
    .toSorted((a, b) => a.longitude - b.longitude);
  const gapBefore = (index: number) => {
    const before = around[index - 1]?.longitude ?? (around.at(-1)?.longitude ?? 0) - 360;
    return (around[index]?.longitude ?? 0) - before;
  };
  let first = 0;
  for (let index = 1; index < around.length; index += 1)
    if (gapBefore(index) > gapBefore(first)) first = index;
  return boundsOf([
    ...around.slice(first),
    ...around.slice(0, first).map((position) => ({ ...position, longitude: position.longitude + 360 })),
  ]);
}
