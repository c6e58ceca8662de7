/** Which tile of the world at a zoom: columns count from 180° west to the east, rows from 85° north to the south. */
export interface TileAddress {
  /** Leaflet's zoom: the world is 256 · 2^zoom CSS pixels wide. */
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
}

/** Width and height of a tile in CSS pixels. Larger than the usual 256: a quarter of the messages and seams. */
export const TILE_SIZE = 512;

/** The whole numbers that a tile's geometry is given in run from 0 to this across its width and height. */
export const TILE_EXTENT = 4096;

/** The most detailed zoom that is drawn; Natural Earth says nothing that would need more. */
export const MAX_TILE_ZOOM = 12;

/** How often the world has been halved to get the tile: a tile of 512 pixels is one step behind one of 256. */
export function tileLevel({ zoom }: TileAddress): number {
  return zoom - 1;
}

/** The tile's north-west corner and its width in degrees of longitude; latitudes come from `latitudeAt`. */
export function tileWest({ zoom, column }: TileAddress): { readonly west: number; readonly degrees: number } {
  const degrees = 360 / 2 ** (zoom - 1);
  return { west: column * degrees - 180, degrees };
}

/** Where a latitude lies in the tile, in parts of `TILE_EXTENT` (Web Mercator, EPSG:3857). */
export function rowOfLatitude(address: TileAddress, latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const world = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return (world * 2 ** tileLevel(address) - address.row) * TILE_EXTENT;
}

/** The latitude of a row of the tile: the inverse of `rowOfLatitude`. */
export function latitudeOfRow(address: TileAddress, y: number): number {
  const world = (y / TILE_EXTENT + address.row) / 2 ** tileLevel(address);
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * world))) * 180) / Math.PI;
}
