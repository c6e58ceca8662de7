import { useCallback, useRef } from 'react';
import { type Extent, type MapSearch, printExtent } from '#/domain/fleetMap/search.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';

const tile = 256;

/** The view of the map, written into the address after each move. Positions in view load first. */
export function useInView(put: (part: Partial<MapSearch>) => void): {
  readonly inView: (position: Position) => boolean;
  readonly onView: (view: Extent) => void;
} {
  const shown = useRef<Extent | null>(null);
  const onView = useCallback(
    (view: Extent) => {
      shown.current = view;
      put({ at: printExtent(view) });
    },
    [put],
  );
  // Half a screen of 1600 by 900 pixels to each side. It need not be exact.
  const inView = useCallback(({ latitude, longitude }: Position) => {
    if (!shown.current) return false;
    const degrees = 360 / (tile * 2 ** shown.current.zoom);
    const east = longitude + nearestTurn(longitude, shown.current.longitude) - shown.current.longitude;
    return Math.abs(east) < 800 * degrees && Math.abs(latitude - shown.current.latitude) < 450 * degrees;
  }, []);
  return { inView, onView };
}
