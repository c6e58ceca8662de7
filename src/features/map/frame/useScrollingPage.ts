import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';

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
