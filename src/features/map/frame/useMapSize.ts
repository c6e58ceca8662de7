import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** Keeps a map as large as its container. Returns whether it has a size yet: a hidden map has none. */
export function useMapSize(map: LeafletMap | null): boolean {
  const [sized, setSized] = useState(false);
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
  return sized;
}

/** The least half zoom at which the world is as high as the map, so that it never ends at the poles. */
export function zoomThatFills(height: number): number {
  return Math.max(0.5, Math.ceil(2 * Math.log2(height / 256)) / 2);
}
