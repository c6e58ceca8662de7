import { lakeShapes, type Path, stateLines, worldShapes } from './shapeIndex.ts';
import type { TileAddress } from './tile.ts';
import type { ReadWorldFile } from './worldFile.ts';

/** What a tile shows, layer by layer, and whether something more will come for it. */
export interface TileShapes {
  readonly land: readonly Path[];
  readonly lakes: readonly Path[];
  readonly coast: readonly Path[];
  readonly borders: readonly Path[];
  readonly states: readonly Path[];
  /** False while a finer or further part of it is on its way. */
  readonly complete: boolean;
}

/** Natural Earth at 1:50 million up to zoom 5, at 1:10 million from zoom 6 on; states from zoom 4 on. */
const fineFrom = 6;
const statesFrom = 4;

interface AtlasEvents {
  /** A part has come: tiles that were not complete can be drawn again. */
  onArrival(): void;
  /** A part could not be read or understood; tiles go on without it. */
  onMissing(): void;
}

/**
 * The world, read part by part as tiles need it. The first tile waits for the coarse world alone; whatever else a
 * tile lacks is read while the tile is drawn without it.
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

  /** @throws whatever reading or understanding the coarse world threw: without it there is nothing to draw */
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

/** Something that is read once it is first asked for. */
class Part<T> {
  /** Null until it has been read, and where it could not be. */
  value: T | null = null;
  /** Whether it has come or will not come. */
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
