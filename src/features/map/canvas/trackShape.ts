import { worldSize, worldX, worldY } from '#/domain/geo/mercator.ts';
import type { Position } from '#/domain/geo/position.ts';
import { simplifyLine } from '#/domain/geo/simplifyLine.ts';
import { unwrap } from '#/domain/geo/unwrap.ts';
import type { Track } from '#/domain/route/vesselTrack.ts';

/** The largest distance of a drawn line from the exact one, in pixels. */
const tolerance = 0.75;

/** Points in pixels of the world at zoom 0. */
interface Points {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** A line in the world, unwrapped as a whole. */
export interface TrackShape extends Points {
  /** Its western and eastern edge. */
  readonly left: number;
  readonly right: number;
  /** The reduced points for a zoom. */
  simplified(zoom: number): Points;
}

export type TrackPositions = readonly Position[] | Track;

const shapes = new WeakMap<TrackPositions, TrackShape>();

/** The shape of a line, cached as long as its positions exist. */
export function shapeOf(positions: TrackPositions): TrackShape {
  const known = shapes.get(positions);
  if (known) return known;
  const shape = makeShape('times' in positions ? pointsOfTrack(positions) : pointsOf(positions));
  shapes.set(positions, shape);
  return shape;
}

function makeShape({ xs, ys }: Points): TrackShape {
  const levels = new Map<number, Points>();
  let left = Infinity;
  let right = -Infinity;
  for (const x of xs) {
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return {
    xs,
    ys,
    left,
    right,
    simplified(zoom) {
      // A fractional zoom uses the points of the next whole one.
      const level = Math.ceil(zoom);
      const known = levels.get(level);
      if (known) return known;
      const indexes = simplifyLine(xs, ys, tolerance / 2 ** level);
      const points = { xs: picked(xs, indexes), ys: picked(ys, indexes) };
      levels.set(level, points);
      return points;
    },
  };
}

const size = worldSize(0);

function pointsOf(positions: readonly Position[]): Points {
  const line = unwrap(positions);
  return {
    xs: Float64Array.from(line, ({ longitude }) => worldX(longitude, size)),
    ys: Float64Array.from(line, ({ latitude }) => worldY(latitude, size)),
  };
}

function pointsOfTrack({ longitudes, latitudes }: Track): Points {
  return {
    xs: longitudes.map((longitude) => worldX(longitude, size)),
    ys: latitudes.map((latitude) => worldY(latitude, size)),
  };
}

function picked(values: Float64Array, indexes: Uint32Array): Float64Array {
  return Float64Array.from(indexes, (index) => values[index] ?? 0);
}
