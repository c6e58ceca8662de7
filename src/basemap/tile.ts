/** A tile of the world at a zoom: columns count from 180° west to the east, rows from 85° north to the south. */
export interface TileAddress {
  /** Leaflet's zoom, a whole number from 1 on: the world is 256 · 2^zoom CSS pixels wide. */
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
}

/** Width and height of a tile in CSS pixels. Larger than the usual 256: a quarter of the messages and seams. */
export const TILE_SIZE = 512;

/** The geometry of a tile is in whole numbers, from 0 to this across its width and height. */
export const TILE_EXTENT = 4096;

/** The most detailed zoom; Natural Earth has no detail for more. */
export const MAX_TILE_ZOOM = 12;

/** How often the world is halved for the tiles of a zoom: once less than for tiles of 256 pixels. */
export function tileLevel(zoom: number): number {
  return zoom - 1;
}
