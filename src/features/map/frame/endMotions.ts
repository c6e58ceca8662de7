import type { Map as LeafletMap } from 'leaflet';

/** The state of a running zoom that Leaflet 1.9 does not end when its map is removed. */
interface Motions {
  _animatingZoom: boolean;
  readonly scrollWheelZoom?: { readonly _timer?: number };
}

/**
 * Ends a zoom with its map. Leaflet leaves the timers of the animation and of the wheel running. They then access panes
 * that no longer exist, which throws for users who leave the page in the middle of a zoom.
 */
export function endMotionsWith(map: LeafletMap): void {
  map.once('unload', () => {
    const motions = map as unknown as Motions;
    // Leaflet has no public API for either.
    /* oxlint-disable no-underscore-dangle */
    motions._animatingZoom = false;
    window.clearTimeout(motions.scrollWheelZoom?._timer);
    /* oxlint-enable no-underscore-dangle */
  });
}
