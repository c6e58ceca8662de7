import type { LeafletEvent, Map as LeafletMap } from 'leaflet';
import type { Box } from '#/domain/geo/clipLine.ts';

/** Where the names of ports stand at a zoom, in pixels of the whole world. A drag changes nothing about it. */
export interface PortNames {
  readonly zoom: number;
  readonly boxes: readonly Box[];
}

const event = 'portnames';

/** Tells what lies under the ports where their names now stand. */
export function tellPortNames(map: LeafletMap, names: PortNames): void {
  map.fire(event, names);
}

/** Returns how to stop. */
export function watchPortNames(map: LeafletMap, onNames: (names: PortNames) => void): () => void {
  // Leaflet hands on what is told as parts of its event.
  const listener = (reported: LeafletEvent): void => onNames(reported as unknown as PortNames);
  map.on(event, listener);
  return () => {
    map.off(event, listener);
  };
}
