import { fromWorld, worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import { TILE_SIZE, type TileAddress } from './tile.ts';

/** The lines of latitude and longitude that cross a tile, in CSS pixels from its north-west corner. */
export interface Graticule {
  readonly meridians: readonly number[];
  readonly parallels: readonly number[];
}

/** Round numbers of degrees between two lines. */
const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60];

/** The least distance of two meridians, in pixels. */
const leastGap = 80;

/** Degrees from line to line at a zoom. */
export function graticuleStep(zoom: number): number {
  return steps.find((step) => (step / 360) * worldSize(zoom) >= leastGap) ?? 60;
}

export function graticule({ zoom, column, row }: TileAddress): Graticule {
  const step = graticuleStep(zoom);
  const size = worldSize(zoom);
  const [left, top] = [column * TILE_SIZE, row * TILE_SIZE];
  const northWest = fromWorld({ x: left, y: top }, zoom);
  const southEast = fromWorld({ x: left + TILE_SIZE, y: top + TILE_SIZE }, zoom);
  return {
    meridians: multiples(northWest.longitude, southEast.longitude, step).map((at) => worldX(at, size) - left),
    parallels: multiples(southEast.latitude, northWest.latitude, step).map((at) => worldY(at, size) - top),
  };
}

/** The multiples of a step from `low` up to, but not including, `high`: a line on a seam belongs to one tile. */
function multiples(low: number, high: number, step: number): number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.ceil(high / step) - first);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
