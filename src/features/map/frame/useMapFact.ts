import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';

/** A fact of the map by `read`, updated after each move and change of size. */
export function useMapFact<T extends string | number | boolean>(
  map: LeafletMap,
  read: (map: LeafletMap) => T,
): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('zoomend moveend resize zoomlevelschange', listener);
      return () => {
        map.off('zoomend moveend resize zoomlevelschange', listener);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => read(map));
}
