import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import { BaseMapPainter, type PaintOrder } from '#/basemap/baseMapPainter.ts';
import type { TileColours } from '#/basemap/drawTile.ts';
import { MAX_TILE_ZOOM, TILE_SIZE, type TileAddress } from '#/basemap/tile.ts';

/** The state of the base map; `coarse` is drawn without some detail. */
export type BaseMapState = 'loading' | 'drawn' | 'coarse' | 'failed';

/** The base map as Leaflet's grid of canvases. It repeats to the east and west by itself. */
export class BaseMapLayer extends GridLayer {
  readonly #tiles = new Map<HTMLElement, PaintOrder>();
  /** Tiles that are being drawn, and tiles that were drawn while more detail was loading. */
  readonly #unpainted = new Set<HTMLElement>();
  readonly #unfinished = new Set<HTMLElement>();
  /** Tiles that are no part of the grid and lack detail. */
  readonly #beside = new Set<PaintOrder>();
  readonly #painter: BaseMapPainter;
  #colours: TileColours;

  constructor(colours: TileColours, onState: (state: BaseMapState) => void) {
    super({
      tileSize: TILE_SIZE,
      // With half zooms on both sides of a whole one, tiles are never drawn larger than they are.
      minNativeZoom: 1,
      maxNativeZoom: MAX_TILE_ZOOM,
      keepBuffer: 1,
      updateWhenZooming: false,
    });
    this.#colours = colours;
    this.#painter = new BaseMapPainter({
      onArrival: () => this.#finish(),
      onMissing: () => {
        onState('coarse');
        this.#finish();
      },
      onFailure: () => onState('failed'),
    });
    this.once('tileload', () => onState('drawn'));
    this.on('tileunload', ({ tile }) => {
      this.#tiles.delete(tile);
      this.#unpainted.delete(tile);
      this.#unfinished.delete(tile);
      this.#painter.drop(tile);
      this.#markBusy();
    });
    this.on('remove', () => this.#painter.stop());
  }

  protected override createTile({ x, y, z }: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const order: PaintOrder = {
      canvas,
      address: { zoom: z, column: x, row: y },
      pixels: devicePixels(),
      colours: this.#colours,
      painted: (complete) => {
        if (!this.#painter.isPainting(canvas)) this.#unpainted.delete(canvas);
        if (complete) this.#unfinished.delete(canvas);
        else this.#unfinished.add(canvas);
        this.#markBusy();
        done(undefined, canvas);
      },
    };
    this.#tiles.set(canvas, order);
    this.#repaint([canvas]);
    return canvas;
  }

  /** Draws all visible tiles in other colours. Each keeps its picture until it is drawn. */
  recolour(colours: TileColours): void {
    if (colours === this.#colours) return;
    this.#colours = colours;
    this.redraw();
  }

  /** Draws all visible tiles for another pixel ratio. Leaflet's own `redraw` would clear them first. */
  override redraw(): this {
    this.#repaint(this.#tiles.keys());
    return this;
  }

  /** Draws a tile that is no part of the grid, and again once it has more detail. Returns a function that stops it. */
  paintBeside(
    address: TileAddress,
    pixels: number,
    colours: TileColours,
    onDrawn: (tile: HTMLCanvasElement) => void,
  ): () => void {
    const canvas = document.createElement('canvas');
    const order: PaintOrder = {
      canvas,
      address,
      pixels,
      colours,
      painted: (complete) => {
        if (complete) this.#beside.delete(order);
        onDrawn(canvas);
      },
    };
    this.#beside.add(order);
    this.#painter.paint(order);
    return () => {
      this.#beside.delete(order);
      this.#painter.drop(canvas);
    };
  }

  /** Draws again what lacked detail. */
  #finish(): void {
    this.#repaint(this.#unfinished);
    for (const order of this.#beside) this.#painter.paint(order);
  }

  #repaint(canvases: Iterable<HTMLElement>): void {
    for (const canvas of canvases) {
      const order = this.#tiles.get(canvas);
      if (!order) continue;
      this.#unpainted.add(canvas);
      this.#painter.paint({ ...order, pixels: devicePixels(), colours: this.#colours });
    }
    this.#markBusy();
  }

  #markBusy(): void {
    const busy = this.#unpainted.size > 0 || this.#unfinished.size > 0;
    this.getContainer()?.setAttribute('aria-busy', String(busy));
  }
}

const devicePixels = (): number => Math.round(TILE_SIZE * devicePixelRatio);
