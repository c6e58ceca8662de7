import { noVessels, type VesselPositions } from './vesselPositions.ts';

/**
 * Carries positions to a map's vessels past React, so that a scrubber can move hundreds of them sixty times a second.
 * Whoever moves them need not know whether the map is there yet.
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

  /** Calls back after each move. Returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
