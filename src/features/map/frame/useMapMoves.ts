import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { type MapView, viewOf } from './mapView.ts';

/** Calls back with the view of a map after each move. */
export function useMapMoves(map: LeafletMap | null, onView: ((view: MapView) => void) | undefined): void {
  const tell = useEffectEvent(() => {
    if (map) onView?.(viewOf(map));
  });
  useEffect(() => {
    if (!map) return;
    const moved = (): void => tell();
    map.on('moveend', moved);
    return () => {
      map.off('moveend', moved);
    };
  }, [map]);
}
