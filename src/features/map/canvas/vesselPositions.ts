import { worldX, worldY } from '#/domain/geo/mercator.ts';

/** The positions of vessels at one instant, as columns of one length, fast enough for sixty updates a second. */
export interface VesselPositions {
  readonly ids: readonly string[];
  /** Degrees; NaN for a vessel without a position at that instant. */
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** Degrees from true north; NaN where not known. */
  readonly headings: Float64Array;
  /** 1 for an estimate, 0 for a reported position. */
  readonly estimated: Uint8Array;
}

/** The vessels in pixels of the world at a zoom, on its first turn. */
export interface VesselMarks {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

export const noVessels: VesselPositions = {
  ids: [],
  longitudes: new Float64Array(),
  latitudes: new Float64Array(),
  headings: new Float64Array(),
  estimated: new Uint8Array(),
};

export function vesselMarks({ longitudes, latitudes }: VesselPositions, world: number): VesselMarks {
  return {
    xs: longitudes.map((longitude) => worldX(longitude, world)),
    ys: latitudes.map((latitude) => worldY(latitude, world)),
  };
}
