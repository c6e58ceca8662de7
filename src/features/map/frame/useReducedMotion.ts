import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { prefersReducedMotion } from '#/device/preferences.ts';

/** Lets a map jump instead of animating, for users who ask for less motion. */
export function useReducedMotion(map: LeafletMap | null): void {
  useEffect(() => {
    if (map && prefersReducedMotion()) jumpWithKeys(map);
  }, [map]);
}

/** Leaflet has options against all its animations except that of the arrow keys. */
function jumpWithKeys(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
