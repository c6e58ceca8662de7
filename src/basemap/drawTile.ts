import { fromWorld, worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import type { Path } from './shapeIndex.ts';
import { TILE_EXTENT, TILE_SIZE, type TileAddress } from './tile.ts';
import type { TileShapes } from './worldAtlas.ts';

/** The colours of a tile, in any notation that a canvas reads. */
export interface TileColours {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  readonly state: string;
  readonly graticule: string;
}

/** How a tile is drawn, on either thread. */
export interface TileDrawing {
  readonly address: TileAddress;
  /** Width and height in device pixels. */
  readonly pixels: number;
  readonly colours: TileColours;
}

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a tile of the base map over the content of the canvas, in the worker or on the page. */
export function drawTile(pen: Pen, { address, pixels, colours }: TileDrawing, shapes: TileShapes): void {
  const scale = pixels / TILE_EXTENT;
  const line = (width: number): number => (width * pixels) / TILE_SIZE;

  pen.fillStyle = colours.sea;
  pen.fillRect(0, 0, pixels, pixels);
  drawGraticule(pen, address, pixels, colours.graticule);

  fill(pen, shapes.land, scale, colours.land);
  fill(pen, shapes.lakes, scale, colours.sea);
  pen.lineJoin = 'round';
  stroke(pen, shapes.states, scale, colours.state, line(0.75));
  stroke(pen, shapes.borders, scale, colours.border, line(0.9));
  stroke(pen, shapes.coast, scale, colours.coast, line(0.9));
}

function drawGraticule(pen: Pen, address: TileAddress, pixels: number, colour: string): void {
  const { meridians, parallels } = graticule(address);
  const width = Math.max(1, Math.round(pixels / TILE_SIZE));
  // On whole pixels, since a line between two pixels is drawn as two grey ones.
  const sharp = (at: number): number => Math.floor((at * pixels) / TILE_SIZE);
  pen.fillStyle = colour;
  for (const x of meridians) pen.fillRect(sharp(x), 0, width, pixels);
  for (const y of parallels) pen.fillRect(0, sharp(y), pixels, width);
}

function fill(pen: Pen, paths: readonly Path[], scale: number, colour: string): void {
  trace(pen, paths, scale);
  pen.fillStyle = colour;
  // Holes (the Caspian Sea) are rings within rings.
  pen.fill('evenodd');
}

function stroke(pen: Pen, paths: readonly Path[], scale: number, colour: string, width: number): void {
  trace(pen, paths, scale);
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

function trace(pen: Pen, paths: readonly Path[], scale: number): void {
  pen.beginPath();
  for (const path of paths) {
    pen.moveTo((path[0] ?? 0) * scale, (path[1] ?? 0) * scale);
    for (let at = 2; at < path.length; at += 2)
      pen.lineTo((path[at] ?? 0) * scale, (path[at + 1] ?? 0) * scale);
  }
}

/** The lines of latitude and longitude that cross a tile, in CSS pixels from its north-west corner. */
interface Graticule {
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
