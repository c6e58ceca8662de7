import { graticule } from './graticule.ts';
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
