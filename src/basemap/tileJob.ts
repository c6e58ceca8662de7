import type { TileDrawing } from './drawTile.ts';
import type { TileShapes } from './worldAtlas.ts';

/** What the page asks the worker for: one tile. */
export interface TileJob extends TileDrawing {
  readonly id: number;
}

/**
 * What the worker answers. A browser that has no canvas in workers gets the tile's shapes instead of its picture, and
 * draws them itself.
 */
export type TileAnswer =
  | { readonly id: number; readonly picture: ImageBitmap; readonly complete: boolean }
  | { readonly id: number; readonly shapes: TileShapes }
  /** The world could not be read: there is nothing to draw this or any other tile from. */
  | { readonly id: number; readonly problem: string }
  /** A finer part has come, or will not come. */
  | { readonly part: 'arrived' | 'missing' };
