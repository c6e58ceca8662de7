import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

/** Whether the user asked the device for less motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets a map jump where it would glide, for those who want it still. */
export function useStillMoves(map: LeafletMap | null): void {
  useEffect(() => {
    if (map && wantsStillness()) jumpWithKeys(map);
  }, [map]);
}

/** Leaflet has options against all its motion but that of the arrow keys. */
function jumpWithKeys(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
