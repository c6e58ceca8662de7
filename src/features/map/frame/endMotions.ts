import type { Map as LeafletMap } from 'leaflet';

/** What Leaflet 1.9 keeps of a zoom under way, and does not end when its map is removed. */
interface Motions {
  _animatingZoom: boolean;
  readonly scrollWheelZoom?: { readonly _timer?: number };
}

/**
 * Ends a zoom with its map. Leaflet lets the timers of the animation and of the wheel run on, and what they call reads
 * panes that are gone by then: whoever left the page in the middle of a zoom met an error.
 */
export function endMotionsWith(map: LeafletMap): void {
  map.once('unload', () => {
    const motions = map as unknown as Motions;
    // Leaflet has no other name for either.
    /* oxlint-disable no-underscore-dangle */
    motions._animatingZoom = false;
    window.clearTimeout(motions.scrollWheelZoom?._timer);
    /* oxlint-enable no-underscore-dangle */
  });
}
