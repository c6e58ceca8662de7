import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWorld } from './mercator.ts';
import { simplifyLine } from './simplifyLine.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Every step of a vessel that turns a little at each, so that the line has bends, loops and straight stretches. */
const course = fc
  .array(
    fc.record({
      turn: fc.double({ min: -0.8, max: 0.8, noNaN: true }),
      step: fc.double({ min: 0, max: 0.4, noNaN: true }),
    }),
    { minLength: 3, maxLength: 300 },
  )
  .map((steps) => {
    let [latitude, longitude, heading] = [20, 170, 1];
    return steps.map(({ turn, step }) => {
      heading += turn;
      latitude = Math.max(-80, Math.min(80, latitude + Math.cos(heading) * step));
      longitude += Math.sin(heading) * step;
      return { latitude, longitude };
    });
  });

it('at every zoom from 2 to 12 no point lies more than a pixel from the line that is drawn', () => {
  fc.assert(
    fc.property(course, (positions) => {
      for (let zoom = 2; zoom <= 12; zoom += 1) {
        const points = positions.map((position) => toWorld(position, zoom));
        const drawn = [...simplify(points, 1)].map((index) => points[index] ?? { x: 0, y: 0 });
        for (const point of points) expect(distanceToLine(point, drawn)).toBeLessThanOrEqual(1 + 1e-6);
      }
    }),
    { numRuns: 40 },
  );
});

it('keeps both ends and the order, whatever the tolerance', () => {
  const points = fc.array(fc.record({ x: fc.integer(), y: fc.integer() }), { minLength: 1 });
  fc.assert(
    fc.property(points, fc.double({ min: 0, max: 1e6, noNaN: true }), (line, tolerance) => {
      const kept = [...simplify(line, tolerance)];
      expect(kept).toEqual(kept.toSorted((one, other) => one - other));
      expect(new Set(kept).size).toBe(kept.length);
      expect([kept[0], kept.at(-1)]).toEqual([0, line.length - 1]);
    }),
  );
});

it('a straight line is its two ends, and a way back over it keeps the turn', () => {
  expect([
    ...simplify(
      [0, 1, 2, 3, 4].map((x) => ({ x: x * 100, y: 0 })),
      1,
    ),
  ]).toEqual([0, 4]);
  expect([
    ...simplify(
      [0, 300, 100].map((x) => ({ x, y: 0 })),
      1,
    ),
  ]).toEqual([0, 1, 2]);
});

it('takes a long line with a bend at each point, of which none can be left out', () => {
  const zigzag = Array.from({ length: 10_000 }, (_, index) => ({ x: index * 3, y: (index % 2) * 10 }));
  expect(simplify(zigzag, 1)).toHaveLength(10_000);
});

function simplify(points: readonly Point[], tolerance: number): Uint32Array {
  return simplifyLine(
    Float64Array.from(points, ({ x }) => x),
    Float64Array.from(points, ({ y }) => y),
    tolerance,
  );
}

/** By brute force: the least of the distances to all stretches. */
function distanceToLine(point: Point, line: readonly Point[]): number {
  return Math.min(...line.map((start, index) => distanceToStretch(point, start, line[index + 1] ?? start)));
}

function distanceToStretch({ x, y }: Point, start: Point, end: Point): number {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length === 0) return Math.hypot(x - start.x, y - start.y);
  const along = ((x - start.x) * (end.x - start.x) + (y - start.y) * (end.y - start.y)) / length;
  const share = Math.min(1, Math.max(0, along / length));
  return Math.hypot(x - start.x - share * (end.x - start.x), y - start.y - share * (end.y - start.y));
}
