import { array, assert, double, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { nearestMark, nearestOnLine } from './nearest.ts';

const coordinate = double({ min: -500, max: 500, noNaN: true });
const points = array(tuple(coordinate, coordinate), { minLength: 1, maxLength: 30 });

it('finds no place that is farther than another on the line', () => {
  assert(
    property(points, coordinate, coordinate, (line, x, y) => {
      const [xs, ys] = [line.map(([one]) => one), line.map(([, one]) => one)];
      const nearest = nearestOnLine(xs, ys, x, y);
      for (let index = 0; index < line.length; index++) {
        for (const share of [0, 0.25, 0.5, 0.75, 1]) {
          const at = place(xs, ys, index, share);
          expect(nearest?.distance).toBeLessThanOrEqual(Math.hypot(at.x - x, at.y - y) + 1e-6);
        }
      }
    }),
  );
});

it('says where on the line that is', () => {
  assert(
    property(points, coordinate, coordinate, (line, x, y) => {
      const [xs, ys] = [line.map(([one]) => one), line.map(([, one]) => one)];
      const nearest = nearestOnLine(xs, ys, x, y);
      if (!nearest) throw new Error('a line with points has a nearest one');
      const at = place(xs, ys, nearest.index, nearest.fraction);
      expect(Math.hypot(at.x - x, at.y - y)).toBeCloseTo(nearest.distance, 6);
    }),
  );
});

it('knows of no place on a line without points', () => {
  expect(nearestOnLine([], [], 0, 0)).toBeNull();
});

it('is not confused by a vessel that lay still', () => {
  expect(nearestOnLine([5, 5, 5], [5, 5, 5], 8, 9)).toEqual({ index: 0, fraction: 0, distance: 5 });
});

function place(xs: readonly number[], ys: readonly number[], index: number, share: number) {
  const [x, y] = [xs[index] ?? 0, ys[index] ?? 0];
  return { x: x + ((xs[index + 1] ?? x) - x) * share, y: y + ((ys[index + 1] ?? y) - y) * share };
}

const pixel = integer({ min: 0, max: 60 });
const world = 1024;

it('means the nearest within reach, on top where several are equally near, in every copy of the world', () => {
  assert(
    property(array(tuple(pixel, pixel)), pixel, pixel, integer({ min: -3, max: 3 }), (marks, x, y, turn) => {
      const [xs, ys] = [marks.map(([one]) => one), marks.map(([, one]) => one)];
      const found = nearestMark(xs, ys, { x: x + turn * world, y }, 12, world);
      const away = marks.map(([one, other]) => (one - x) ** 2 + (other - y) ** 2);
      const least = Math.min(...away);
      expect(found).toBe(least <= 144 ? away.lastIndexOf(least) : -1);
    }),
  );
});

it('never means a mark without a place', () => {
  expect(nearestMark([Number.NaN], [Number.NaN], { x: 0, y: 0 }, 1e9, world)).toBe(-1);
});
