/**
 * What the position of a vessel rests on, as numbers of a column: a fresh report; a projection, or a guess between two
 * reports; a report that is hours old, with nothing to project it by; no report at all, but departure and ETA of its leg.
 */
export const forms = { reported: 0, projected: 1, lastKnown: 2, estimated: 3 } as const;
export type PositionForm = keyof typeof forms;

/** The positions of vessels at one instant, as columns of one length, fast enough for sixty updates a second. */
export interface VesselPositions {
  readonly ids: readonly string[];
  /** Degrees; NaN for a vessel without a position at that instant. */
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** Degrees from true north; NaN where not known. */
  readonly headings: Float64Array;
  /** Of `forms`. */
  readonly forms: Uint8Array;
  /** 1 for a vessel that does not move. */
  readonly resting: Uint8Array;
}

/** One vessel at one instant, as a page knows it. */
export interface ShownVessel {
  readonly longitude: number;
  readonly latitude: number;
  readonly heading: number | null;
  readonly form: PositionForm;
  readonly speedInKnots: number | null;
}

/** Knots. The reports of a moored vessel are never exactly in one place. */
const restingBelow = 0.5;

/** @param vessels null for one without a position */
export function columnsOf(ids: readonly string[], vessels: readonly (ShownVessel | null)[]): VesselPositions {
  const column = (value: (vessel: ShownVessel) => number | null) =>
    Float64Array.from(vessels, (vessel) => (vessel && value(vessel)) ?? Number.NaN);
  return {
    ids,
    longitudes: column(({ longitude }) => longitude),
    latitudes: column(({ latitude }) => latitude),
    headings: column(({ heading }) => heading),
    forms: Uint8Array.from(vessels, (vessel) => (vessel ? forms[vessel.form] : 0)),
    resting: Uint8Array.from(vessels, (vessel) =>
      (vessel?.speedInKnots ?? Infinity) < restingBelow ? 1 : 0,
    ),
  };
}

export const noVessels = columnsOf([], []);

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
