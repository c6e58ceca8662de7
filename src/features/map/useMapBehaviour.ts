import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { fit, type MapBounds, type MapView, viewOf } from './mapView.ts';

/** Whether the user asked the device for less motion. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives the map its size, and at the first one its view: a map that was born hidden could not know what fits. */
export function useMapSize(map: LeafletMap | null, bounds: MapBounds | null): void {
  const begin = useEffectEvent(() => {
    if (map && bounds) fit(map, bounds);
  });
  useEffect(() => {
    if (!map) return;
    let begun = false;
    const container = map.getContainer();
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = container;
      if (clientWidth === 0 || clientHeight === 0) return;
      map.invalidateSize({ animate: false, pan: begun });
      map.setMinZoom(zoomThatFills(clientHeight));
      if (!begun) begin();
      begun = true;
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
}

/** The half zoom from which the world is as high as the map, so that nothing is seen beyond the poles. */
export function zoomThatFills(height: number): number {
  return Math.max(0.5, Math.ceil(2 * Math.log2(height / 256)) / 2);
}

/** Says what the map is to those who do not see it, and moves it at once for those who want no motion. */
export function useMapName(map: LeafletMap | null, label: string, hint: string): void {
  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    // An application: arrow keys are the map's, not the screen reader's.
    container.role = 'application';
    container.ariaLabel = label;
    container.setAttribute('aria-describedby', hint);
  }, [map, label, hint]);
}

/** Tells where the map stands after each move. */
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

/**
 * Leaves the page its scrolling: in the midst of one, the wheel is the map's only while it has the focus, and a
 * finger moves the page (two move the map).
 */
export function useScrollingPage(map: LeafletMap | null, embedded: boolean): void {
  useEffect(() => {
    if (!map || !embedded) return;
    const container = map.getContainer();
    const takeWheel = () => map.scrollWheelZoom.enable();
    const leaveWheel = () => map.scrollWheelZoom.disable();
    const byFinger = matchMedia('(pointer: coarse)').matches;
    if (!container.contains(document.activeElement)) leaveWheel();
    if (byFinger) map.dragging.disable();
    container.addEventListener('focusin', takeWheel);
    container.addEventListener('focusout', leaveWheel);
    return () => {
      container.removeEventListener('focusin', takeWheel);
      container.removeEventListener('focusout', leaveWheel);
      takeWheel();
      map.dragging.enable();
    };
  }, [map, embedded]);
}
