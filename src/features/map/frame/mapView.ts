import type { Map as LeafletMap } from 'leaflet';
import type { Position } from '#/domain/geo/position.ts';
import { nearestTurn } from '#/domain/geo/unwrap.ts';

/** What a map shows: its centre in degrees (longitude from -180 up to 180) and Leaflet's zoom. */
export interface MapView extends Position {
  readonly zoom: number;
}

/** A part of the world in degrees. Unwrapped: `east` is never less than `west`, so it may go beyond 180. */
export interface MapBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The Pacific in the middle: most shipments cross it, and no coast is cut in two. */
export const pacificView: MapView = { latitude: 22, longitude: -170, zoom: 2 };

/** The smallest bounds of the positions of unwrapped lines on the same turn; null without positions. */
export function boundsOf(positions: Iterable<Position>): MapBounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { latitude, longitude } of positions) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return west <= east ? { west, south, east, north } : null;
}

/** The view of a Leaflet map, on the first turn around the world. */
export function viewOf(map: LeafletMap): MapView {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: onFirstTurn(lng), zoom: map.getZoom() };
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
/** A single point is fitted with its surroundings. */
const closestFit = 9;

/** Fits bounds into the view, on the turn of the world nearest to the centre of the map. */
export function fit(map: LeafletMap, { west, south, east, north }: MapBounds): void {
  const { top, right } = isNarrow(map) ? narrowMap : wideMap;
  const turn = nearestTurn((west + east) / 2, map.getCenter().lng);
  map.fitBounds(
    [
      [south, west + turn],
      [north, east + turn],
    ],
    {
      paddingTopLeft: [padding, top],
      paddingBottomRight: [right, padding],
      maxZoom: closestFit,
      animate: false,
    },
  );
}
