import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';

/** What `read` says of the map, again after each of its moves and changes of size. */
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
