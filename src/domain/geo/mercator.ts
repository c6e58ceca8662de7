import type { Position } from './position.ts';

/** A point of the world drawn as a square in the Mercator projection, in pixels from its north-west corner. */
export interface WorldPoint {
  readonly x: number;
  readonly y: number;
}

/** The latitude at which the square ends. Higher latitudes are drawn there. */
export const maxLatitude = 85.0511287798;

const radians = Math.PI / 180;

/** The width and height of the world at a zoom, in pixels; the zoom may be a fraction. */
export function worldSize(zoom: number): number {
  return 256 * 2 ** zoom;
}

/** The place of a position in the world at a zoom. Unwrapped longitudes may be beside the square. */
export function toWorld({ latitude, longitude }: Position, zoom: number): WorldPoint {
  const size = worldSize(zoom);
  return { x: worldX(longitude, size), y: worldY(latitude, size) };
}

/** The position at a point of the world. */
export function fromWorld({ x, y }: WorldPoint, zoom: number): Position {
  const size = worldSize(zoom);
  return {
    latitude: Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) / radians,
    longitude: (x / size) * 360 - 180,
  };
}

/** Degrees of longitude to pixels in a world of that size. */
export function worldX(longitude: number, size: number): number {
  return (longitude / 360 + 0.5) * size;
}

/** Degrees of latitude to pixels in a world of that size. */
export function worldY(latitude: number, size: number): number {
  const sine = Math.sin(Math.max(-maxLatitude, Math.min(maxLatitude, latitude)) * radians);
  return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size;
}
