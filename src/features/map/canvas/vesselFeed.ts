import { noVessels, type VesselPositions } from './vesselPositions.ts';

/**
 * Passes positions to the vessel layer without React, so that a slider can move hundreds of vessels sixty times a
 * second. The map may be mounted later.
 */
export class VesselFeed {
  #positions = noVessels;
  readonly #listeners = new Set<() => void>();

  get positions(): VesselPositions {
    return this.#positions;
  }

  /** Moves all vessels. They are drawn with the next frame. */
  setPositions(positions: VesselPositions): void {
    this.#positions = positions;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after each move. Returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
