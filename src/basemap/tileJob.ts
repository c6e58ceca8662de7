import type { TileDrawing } from './drawTile.ts';
import type { TileShapes } from './worldAtlas.ts';

/** A request to the worker: one tile. */
export interface TileJob extends TileDrawing {
  readonly id: number;
}

/**
 * An answer of the worker. In a browser without canvases in workers it has the shapes of the tile instead of a picture,
 * and the page draws them.
 */
export type TileAnswer =
  | { readonly id: number; readonly picture: ImageBitmap; readonly complete: boolean }
  | { readonly id: number; readonly shapes: TileShapes }
  /** The world could not be loaded, so that no tile can be drawn. */
  | { readonly id: number; readonly problem: string }
  /** A finer part has arrived, or could not be loaded. */
  | { readonly part: 'arrived' | 'missing' };
