import { worldX, worldY } from '#/domain/geo/mercator.ts';

/**
 * Where vessels are at one instant, as columns, so that hundreds of them can be set sixty times a second. All columns
 * have one length.
 */
export interface VesselPositions {
  readonly ids: readonly string[];
  /** Degrees; NaN for a vessel that is nowhere at that instant. */
  readonly longitudes: Float64Array;
  readonly latitudes: Float64Array;
  /** Degrees from true north; NaN where nobody knows. */
  readonly headings: Float64Array;
  /** 1 where the position is an estimate, 0 where the vessel was seen. */
  readonly estimated: Uint8Array;
}

/** Marks in pixels of the world at a zoom, on its first turn. */
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
