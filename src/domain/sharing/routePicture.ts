import { type Bounds, boundsOf } from '#/domain/geo/bounds.ts';
import { clipRing } from '#/domain/geo/clipRing.ts';
import { worldX, worldY } from '#/domain/geo/mercator.ts';
import type { Position } from '#/domain/geo/position.ts';
import { simplifyLine } from '#/domain/geo/simplifyLine.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { RouteStop } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import type { Instant } from '#/time/instant.ts';
import { lineLength, type SharedMap } from './snapshot.ts';

/** The outlines of land: longitude and latitude of each point in degrees, unwrapped. */
export type Coastline = readonly (readonly (readonly number[])[])[];

/** A route on its map, in whole numbers. */
export interface RoutePicture extends Omit<SharedMap, 'words' | 'vessel'> {
  readonly vessel: {
    readonly name: string | null;
    readonly position: Position;
    /** Null where the source does not say. */
    readonly reportedAt: Instant | null;
    readonly at: readonly [x: number, y: number];
  } | null;
}

/** Around what is drawn, and beyond the edges where land is cut. */
const [margin, beyond] = [70, 20];
const [lowest, highest] = [360, 640];
/** Nothing is drawn larger, in degrees across: the coast has no more detail. */
const narrowest = 4;
/** All points of the coast, so that a link of one container has room for them. */
const maxPoints = 320;
/** How coarse the coast may become, in parts of the width. */
const [finest, coarsest] = [1.5, 30];
const tolerances = [finest, 2.5, 4, 6, 9, 14, 20, coarsest];
const smallestIsland = 30;

/** The route with land around it; null where no position is reported. */
export function routePicture(
  stops: readonly RouteStop[],
  legs: readonly RouteLeg[],
  land: Coastline,
): RoutePicture | null {
  const lines = legs.flatMap(linesOf);
  const vessel = legs.find((leg) => leg.vessel)?.vessel ?? null;
  const placed = stops.flatMap(({ position, place }) => (position ? [{ position, place }] : []));
  const bounds = boundsOf([
    ...placed.map(({ position }) => position),
    ...lines.flatMap(({ positions }) => positions),
    ...(vessel ? [vessel.position] : []),
  ]);
  if (!bounds) return null;
  const { size, height, left, top } = frameOf(bounds);
  const x = (longitude: number) => worldX(longitude, size) - left;
  const y = (latitude: number) => worldY(latitude, size) - top;
  const at = ({ longitude, latitude }: Position) =>
    [Math.round(x(longitude)), Math.round(y(latitude))] as const;
  return {
    height,
    land: landIn(land, { x, y, size, height }),
    lines: lines.map(({ kind, positions }) => [
      kind,
      steps(
        simplified(
          positions.flatMap(({ longitude, latitude }) => [x(longitude), y(latitude)]),
          finest,
        ),
      ),
    ]),
    stops: placed.map(({ position, place }) => [...at(position), placeName(place) ?? '']),
    vessel: vessel && {
      name: vessel.vessel.name,
      position: vessel.position,
      reportedAt: vessel.reportedAt,
      at: at(vessel.position),
    },
  };
}

function linesOf({ past, projected, indicative, mode }: RouteLeg) {
  const line = (kind: SharedMap['lines'][number][0], positions: readonly Position[]) => ({ kind, positions });
  return [
    ...past.map(({ positions }) => line('past', positions)),
    ...projected.map(({ positions }) => line('projected', positions)),
    ...(indicative ? [line(mode === 'rail' ? 'rail' : 'indicative', indicative)] : []),
  ];
}

/** The size of the world in which the bounds fill the picture, and where the picture begins in it. */
function frameOf({ west, east, north, south }: Bounds) {
  const degrees = Math.max(east - west, narrowest);
  const inner = lineLength - 2 * margin;
  const wide = (inner / degrees) * 360;
  const tall = (worldY(south, 1) - worldY(north, 1)) * wide;
  // A route from north to south is narrower than its picture.
  const size = Math.min(wide, ((highest - 2 * margin) / Math.max(tall, 1)) * wide);
  const high = (worldY(south, 1) - worldY(north, 1)) * size;
  const height = Math.round(Math.min(highest, Math.max(lowest, high + 2 * margin)));
  const middle = (worldY(south, size) + worldY(north, size)) / 2;
  return {
    size,
    height,
    left: worldX((west + east) / 2, size) - lineLength / 2,
    top: middle - height / 2,
  };
}

function landIn(
  land: Coastline,
  {
    x,
    y,
    size,
    height,
  }: { x: (degrees: number) => number; y: (degrees: number) => number; size: number; height: number },
): number[][] {
  const box = { left: -beyond, top: -beyond, right: lineLength + beyond, bottom: height + beyond };
  const rings = land.flatMap((ring) => {
    const points = ring.flatMap(([longitude = 0, latitude = 0]) => [x(longitude), y(latitude)]);
    // The route may be on another turn of the earth.
    return [-1, 0, 1].flatMap((turn) => {
      const moved = points.map((value, index) => (index % 2 === 0 ? value + turn * size : value));
      const inside = touches(moved, box) ? clipRing(moved, box) : [];
      return inside.length >= 6 ? [inside] : [];
    });
  });
  const coarser = (tolerance: number) =>
    rings
      .map((ring) => simplified([...ring, ...ring.slice(0, 2)], tolerance))
      .filter((ring) => ring.length >= 8 && areaOf(ring) >= smallestIsland * tolerance);
  for (const tolerance of tolerances) {
    const coast = coarser(tolerance);
    if (countPoints(coast) <= maxPoints) return coast.map(steps);
  }
  const bySize = coarser(coarsest).toSorted((one, other) => areaOf(other) - areaOf(one));
  return bySize.filter((_, index) => countPoints(bySize.slice(0, index + 1)) <= maxPoints).map(steps);
}

const countPoints = (rings: readonly (readonly number[])[]) =>
  rings.reduce((sum, ring) => sum + ring.length / 2, 0);

function touches(points: readonly number[], { left, right, top, bottom }: ReturnType<typeof boxOf>): boolean {
  const box = boxOf(points);
  return box.left <= right && box.right >= left && box.top <= bottom && box.bottom >= top;
}

function boxOf(points: readonly number[]) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at] ?? 0);
    right = Math.max(right, points[at] ?? 0);
    top = Math.min(top, points[at + 1] ?? 0);
    bottom = Math.max(bottom, points[at + 1] ?? 0);
  }
  return { left, right, top, bottom };
}

/** In whole numbers, no point twice in a row. */
function simplified(points: readonly number[], tolerance: number): number[] {
  const xs = Float64Array.from({ length: points.length / 2 }, (_, index) => points[2 * index] ?? 0);
  const ys = Float64Array.from({ length: points.length / 2 }, (_, index) => points[2 * index + 1] ?? 0);
  const whole: number[] = [];
  for (const index of simplifyLine(xs, ys, tolerance)) {
    const [x, y] = [Math.round(xs[index] ?? 0), Math.round(ys[index] ?? 0)];
    if (x !== whole.at(-2) || y !== whole.at(-1)) whole.push(x, y);
  }
  return whole;
}

/** Each point but the first as a step from the one before: shorter, and what a path of SVG takes. */
const steps = (points: readonly number[]): number[] =>
  points.map((value, index) => (index < 2 ? value : value - (points[index - 2] ?? 0)));

function areaOf(ring: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at + 3 < ring.length; at += 2)
    sum += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0);
  return Math.abs(sum) / 2;
}
