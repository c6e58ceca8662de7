import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { fit, type MapBounds } from './mapView.ts';

/** Keeps a map as large as its container, and fits the first bounds once it has a size: a hidden map has none. */
export function useMapSize(map: LeafletMap | null, bounds: MapBounds | null): void {
  const [sized, setSized] = useState(false);
  const fitted = useRef(false);
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = container;
      if (clientWidth === 0 || clientHeight === 0) return;
      map.invalidateSize({ animate: false });
      map.setMinZoom(zoomThatFills(clientHeight));
      setSized(true);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
  useEffect(() => {
    if (!map || !sized || !bounds || fitted.current) return;
    fitted.current = true;
    fit(map, bounds);
  }, [map, sized, bounds]);
}

/** The least half zoom at which the world is as high as the map, so that it never ends at the poles. */
export function zoomThatFills(height: number): number {
  return Math.max(0.5, Math.ceil(2 * Math.log2(height / 256)) / 2);
}
