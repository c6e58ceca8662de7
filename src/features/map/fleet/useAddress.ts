import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import { type MapSearch, type Extent, printExtent } from '#/domain/fleetMap/search.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';
import { useThrottled } from '#/ui/hooks/useThrottled.ts';

const route = getRouteApi('/_app/map');
/** Browsers limit changes of the address to about three a second. */
const pace = 500;

/**
 * Writes settings that change many times a second into the address. It replaces the entry of the history, so that
 * “back” leads to another page and not through every move of the map.
 */
export function useAddress(): (part: Partial<MapSearch>) => void {
  const navigate = route.useNavigate();
  const router = useRouter();
  const waiting = useRef<Partial<MapSearch>>({});
  const write = useThrottled(pace, () => {
    const part = waiting.current;
    waiting.current = {};
    // The user may have left the page meanwhile.
    if (router.history.location.pathname !== '/map') return;
    void navigate({ search: (search) => ({ ...search, ...part }), replace: true, resetScroll: false });
  });
  return useCallback(
    (part) => {
      waiting.current = { ...waiting.current, ...part };
      write();
    },
    [write],
  );
}

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
