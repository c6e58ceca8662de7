import { lakeShapes, type Path, stateLines, worldShapes, type ReadWorldFile } from './shapeIndex.ts';
import type { TileAddress } from './tile.ts';

/** The shapes of a tile by layer. */
export interface TileShapes {
  readonly land: readonly Path[];
  readonly lakes: readonly Path[];
  readonly coast: readonly Path[];
  readonly borders: readonly Path[];
  readonly states: readonly Path[];
  /** False while more detail is loading. */
  readonly complete: boolean;
}

/** Natural Earth at 1:50 million up to zoom 5, at 1:10 million from zoom 6 on; states from zoom 4 on. */
const fineFrom = 6;
const statesFrom = 4;

interface AtlasEvents {
  /** A part has arrived: incomplete tiles can be drawn again. */
  onArrival(): void;
  /** A part could not be loaded or read; tiles are drawn without it. */
  onMissing(): void;
}

/**
 * The world, loaded in parts as tiles need them. The first tile waits for the coarse world alone; other parts load while
 * the tile is drawn without them.
 */
export class WorldAtlas {
  readonly #coarse: () => Promise<ReturnType<typeof worldShapes> & ReturnType<typeof lakeShapes>>;
  readonly #fine: Part<ReturnType<typeof worldShapes>>;
  readonly #states: Part<ReturnType<typeof stateLines>>;

  constructor(read: ReadWorldFile, events: AtlasEvents) {
    this.#coarse = once(async () => {
      const [world, lakes] = await Promise.all([read('coarse'), read('lakes')]);
      return { ...worldShapes(world), ...lakeShapes(lakes) };
    });
    this.#fine = new Part(async () => worldShapes(await read('fine')), events);
    this.#states = new Part(async () => stateLines(await read('states')), events);
  }

  /** @throws the error of loading or reading the coarse world, without which nothing can be drawn */
  async shapesOf(address: TileAddress): Promise<TileShapes> {
    const coarse = await this.#coarse();
    const parts = [
      ...(address.zoom >= fineFrom ? [this.#fine] : []),
      ...(address.zoom >= statesFrom ? [this.#states] : []),
    ];
    for (const part of parts) void part.ask();
    const world = (address.zoom >= fineFrom ? this.#fine.value : null) ?? coarse;
    return {
      land: world.land(address),
      lakes: coarse.lakes(address),
      coast: [...world.coast(address), ...coarse.shores(address)],
      borders: world.borders(address),
      states: address.zoom >= statesFrom ? (this.#states.value?.(address) ?? []) : [],
      complete: parts.every(({ settled }) => settled),
    };
  }
}

/** A part that is loaded on first use. */
class Part<T> {
  /** Null until it is loaded, and after a failure. */
  value: T | null = null;
  /** Whether it has been loaded or has failed. */
  settled = false;
  readonly ask: () => Promise<void>;

  constructor(read: () => Promise<T>, { onArrival, onMissing }: AtlasEvents) {
    this.ask = once(async () => {
      try {
        this.value = await read();
      } catch {
        this.value = null;
      }
      this.settled = true;
      if (this.value === null) onMissing();
      else onArrival();
    });
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null;
  return () => (result ??= work());
}
