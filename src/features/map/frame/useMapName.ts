import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

/** Names a map for screen readers; `hint` is the id of the element that explains its keys. */
export function useMapName(map: LeafletMap | null, label: string, hint: string): void {
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    // An application: arrow keys are the map's, not the screen reader's.
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-describedby', hint);
  }, [map, label, hint]);
}
