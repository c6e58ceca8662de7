import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useSyncExternalStore } from 'react';
import type { Bounds } from '#/domain/geo/bounds.ts';
import { worldSize } from '#/domain/geo/mercator.ts';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';

/** What a map shows: its centre in degrees (longitude from -180 up to 180) and Leaflet's zoom. */
export interface MapView extends Position {
  readonly zoom: number;
}

/** The Pacific in the middle: most shipments cross it, and no coast is cut in two. */
export const pacificView: MapView = { latitude: 22, longitude: -170, zoom: 2 };

/** The view of a Leaflet map, on the first turn around the world. */
export function viewOf(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: onFirstTurn(lng), zoom: map.getZoom() };
}

/** The part of the world that a map shows. */
export function boundsInView(map: LeafletMap): Bounds {
  const view = map.getBounds();
  return { west: view.getWest(), south: view.getSouth(), east: view.getEast(), north: view.getNorth() };
}

export function onFirstTurn(longitude: number): number {
  const turned = longitude + nearestTurn(longitude, 0);
  return turned === 180 ? -180 : turned;
}

/** Whether the buttons of a map are in a row along its top: in a column they would cover the east of the map. */
export function isNarrow(map: LeafletMap): boolean {
  return map.getSize().x < 480;
}

/** Padding around fitted bounds, in pixels: on the right for the names of ports, which are there, and the buttons. */
const padding = 48;
const wideMap = { top: padding, right: 136 } as const;
const narrowMap = { top: 68, right: 96 } as const;
/** The closest zoom of a fit: a single point is fitted with its surroundings. */
export const closestFit = 9;

/** Fits bounds into the view, on the turn of the world nearest to the centre of the map. */
export function fit(map: LeafletMap, { west, south, east, north }: Bounds): void {
  const { top, right } = isNarrow(map) ? narrowMap : wideMap;
  // What is wider than the map ever shows is in its middle, so that a map of the whole earth is cut where bounds begin.
  const width = ((east - west) / 360) * worldSize(map.getMinZoom());
  const isAround = width + padding + right > map.getSize().x;
  const turn = nearestTurn((west + east) / 2, map.getCenter().lng);
  map.fitBounds(
    [
      [south, west + turn],
      [north, east + turn],
    ],
    {
      paddingTopLeft: [isAround ? 0 : padding, top],
      paddingBottomRight: [isAround ? 0 : right, padding],
      maxZoom: closestFit,
      animate: false,
    },
  );
}

/** A fact of the map by `read`, updated after each move and change of size. */
export function useMapFact<T extends string | number | boolean>(
  map: LeafletMap,
  read: (map: LeafletMap) => T,
): T {
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('zoomend moveend resize zoomlevelschange', listener);
      return () => {
        map.off('zoomend moveend resize zoomlevelschange', listener);
      };
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => read(map));
}
