import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { type Bounds, contains } from '#/domain/geo/bounds.ts';
import { boundsInView, fit } from './mapView.ts';

const touches = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Fits bounds into a map, and again where they grow beyond its view: vessels come after their ports. Once the user has
 * touched the map or its buttons, the view is theirs.
 *
 * @param map null as long as it has no size
 */
export function useFirstView(map: LeafletMap | null, frame: HTMLElement | null, bounds: Bounds | null): void {
  const fitted = useRef(false);
  const touched = useRef(false);
  useEffect(() => {
    if (!frame) return;
    const onTouch = () => {
      touched.current = true;
    };
    for (const event of touches) frame.addEventListener(event, onTouch, { capture: true, passive: true });
    return () => {
      for (const event of touches) frame.removeEventListener(event, onTouch, { capture: true });
    };
  }, [frame]);
  useEffect(() => {
    if (!map || !bounds || touched.current) return;
    if (fitted.current && contains(boundsInView(map), bounds)) return;
    fitted.current = true;
    fit(map, bounds);
  }, [map, bounds]);
}
