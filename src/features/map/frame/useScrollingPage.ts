import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

/** Lets the page scroll: the wheel zooms the map only while it has the focus, and one finger scrolls the page. */
export function useScrollingPage(map: LeafletMap | null, embedded: boolean): void {
  useEffect(() => {
    if (!map || !embedded) return;
    const container = map.getContainer();
    const takeWheel = () => map.scrollWheelZoom.enable();
    const leaveWheel = () => map.scrollWheelZoom.disable();
    if (!container.contains(document.activeElement)) leaveWheel();
    if (matchMedia('(pointer: coarse)').matches) map.dragging.disable();
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
