import type { LeafletEvent, Map as LeafletMap } from 'leaflet';
import type { Box } from '#/domain/geo/clipLine.ts';

/** The boxes of the names of ports at a zoom, in pixels of the whole world. They do not depend on drags. */
export interface PortNames {
  readonly zoom: number;
  readonly boxes: readonly Box[];
}

const event = 'portnames';

/** Publishes the boxes of the names to the layers below. */
export function publishPortNames(map: LeafletMap, names: PortNames): void {
  map.fire(event, names);
}

/** Returns a function that stops it. */
export function watchPortNames(map: LeafletMap, onNames: (names: PortNames) => void): () => void {
  // Leaflet merges the data of `fire` into its event.
  const listener = (fired: LeafletEvent): void => onNames(fired as unknown as PortNames);
  map.on(event, listener);
  return () => {
    map.off(event, listener);
  };
}
