import { drawTile, type TileDrawing } from './drawTile.ts';
import type { TileAnswer, TileJob } from './tileJob.ts';

/** A tile to be drawn on a canvas of the page. The size of the canvas is set when its picture arrives. */
export interface PaintOrder extends TileDrawing {
  readonly canvas: HTMLCanvasElement;
  /** Called once the canvas shows it; `complete` is false where more detail may follow. */
  painted(complete: boolean): void;
}

interface PainterEvents {
  /** More detail has arrived: incomplete tiles can be drawn again. */
  onArrival(): void;
  /** Some detail could not be loaded; the rest is drawn. */
  onMissing(): void;
  /** Nothing can be drawn: the worker or its world could not be loaded. Called once. */
  onFailure(): void;
}

/** The tiles that the worker has at a time. The others can still be dropped. */
const atOnce = 6;

/** Lets a worker draw tiles and shows them on their canvases. */
export class BaseMapPainter {
  readonly #worker: Worker | null;
  readonly #waiting = new Map<HTMLElement, PaintOrder>();
  /** By job; null where the canvas was dropped meanwhile. */
  readonly #inWork = new Map<number, PaintOrder | null>();
  readonly #events: PainterEvents;
  #lastId = 0;
  #failed = false;

  constructor(events: PainterEvents) {
    this.#events = events;
    this.#worker = startWorker();
    this.#worker?.addEventListener('message', ({ data }: MessageEvent<TileAnswer>) => this.#take(data));
    this.#worker?.addEventListener('error', () => this.#fail());
  }

  /** An order replaces a waiting order for the same canvas. */
  paint(order: PaintOrder): void {
    if (!this.#worker) this.#fail();
    this.#waiting.set(order.canvas, order);
    this.#send();
  }

  /** Whether a canvas is still to be drawn: an order that came later may wait, or be in work beside the one that is done. */
  isPainting(canvas: HTMLElement): boolean {
    return this.#waiting.has(canvas) || [...this.#inWork.values()].some((order) => order?.canvas === canvas);
  }

  /** Drops a canvas that is no longer shown. */
  drop(canvas: HTMLElement): void {
    this.#waiting.delete(canvas);
    for (const [id, order] of this.#inWork) if (order?.canvas === canvas) this.#inWork.set(id, null);
  }

  stop(): void {
    this.#worker?.terminate();
  }

  #send(): void {
    for (const [canvas, order] of this.#waiting) {
      if (this.#failed || this.#inWork.size >= atOnce) return;
      this.#waiting.delete(canvas);
      const id = ++this.#lastId;
      this.#inWork.set(id, order);
      const { address, pixels, colours } = order;
      const job: TileJob = { id, address, pixels, colours };
      this.#worker?.postMessage(job);
    }
  }

  #take(answer: TileAnswer): void {
    if ('part' in answer) {
      if (answer.part === 'arrived') this.#events.onArrival();
      else this.#events.onMissing();
      return;
    }
    if ('problem' in answer) return this.#fail();
    const order = this.#inWork.get(answer.id);
    this.#inWork.delete(answer.id);
    if (order) show(order, answer);
    else if ('picture' in answer) answer.picture.close();
    this.#send();
  }

  #fail(): void {
    if (this.#failed) return;
    this.#failed = true;
    this.#events.onFailure();
  }
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./baseMap.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    // The browser, or a policy of the page, does not allow workers.
    return null;
  }
}

function show(order: PaintOrder, answer: Exclude<TileAnswer, { part: string } | { problem: string }>): void {
  const { canvas, pixels } = order;
  if ('picture' in answer) {
    canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(answer.picture);
    order.painted(answer.complete);
    return;
  }
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen) drawTile(pen, order, answer.shapes);
  order.painted(answer.shapes.complete);
}
