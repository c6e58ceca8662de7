import { latitudeOfRow, rowOfLatitude, TILE_EXTENT, type TileAddress, tileWest } from './tile.ts';

/** The lines of latitude and longitude that cross a tile, where they lie in parts of `TILE_EXTENT`. */
export interface Graticule {
  readonly meridians: readonly number[];
  readonly parallels: readonly number[];
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30];

/** Pixels that two meridians stay apart at least. */
const leastGap = 80;

/** Degrees from line to line at a zoom. */
export function graticuleStep(zoom: number): number {
  const pixelsOfDegree = (256 * 2 ** zoom) / 360;
  return steps.find((step) => step * pixelsOfDegree >= leastGap) ?? 30;
}

export function graticule(address: TileAddress): Graticule {
  const step = graticuleStep(address.zoom);
  const { west, degrees } = tileWest(address);
  const north = latitudeOfRow(address, 0);
  const south = latitudeOfRow(address, TILE_EXTENT);
  return {
    meridians: multiples(west, west + degrees, step).map((at) => ((at - west) / degrees) * TILE_EXTENT),
    parallels: multiples(south, north, step).map((at) => rowOfLatitude(address, at)),
  };
}

/** The multiples of a step from `low` up to, but not including, `high`: a line on a seam belongs to one tile. */
function multiples(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.ceil(high / step) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
