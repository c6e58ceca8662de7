import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { clipLine } from './clipLine.ts';

const box = { left: 0, top: 0, right: 100, bottom: 80 };
const coordinate = integer({ min: -120, max: 220 });
const line = array(tuple(coordinate, coordinate), { minLength: 2, maxLength: 30 }).map((points) => ({
  xs: points.map(([x]) => x),
  ys: points.map(([, y]) => y),
}));

it('keeps nothing that lies outside', () => {
  assert(
    property(line, ({ xs, ys }) => {
      for (const { points } of clipLine(xs, ys, box)) {
        points.forEach((value, index) => {
          expect(value).toBeGreaterThanOrEqual(-1e-6);
          expect(value).toBeLessThanOrEqual((index % 2 ? box.bottom : box.right) + 1e-6);
        });
      }
    }),
  );
});

it('keeps everything that lies inside', () => {
  assert(
    property(line, ({ xs, ys }) => {
      const kept = clipLine(xs, ys, box).flatMap(({ points }) => stretches(points));
      for (let index = 1; index < xs.length; index++) {
        for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const { x, y } = between(xs, ys, index, share);
          if (x <= 0 || x >= box.right || y <= 0 || y >= box.bottom) continue;
          expect(Math.min(...kept.map((one) => away(one, x, y)))).toBeLessThan(1e-6);
        }
      }
    }),
  );
});

it('lets dashes go on where they would have been', () => {
  assert(
    property(line, ({ xs, ys }) => {
      for (const { points, before } of clipLine(xs, ys, box)) {
        const [x, y] = [points[0] ?? 0, points[1] ?? 0];
        // The line passes there at just that length.
        const at = pointAt(xs, ys, before);
        expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(1e-3);
      }
    }),
  );
});

it('is one part where a line stays inside', () => {
  expect(clipLine([10, 50, 90], [10, 70, 10], box)).toHaveLength(1);
});

it('is nothing where a line passes by', () => {
  expect(clipLine([-50, 300], [-10, -10], box)).toEqual([]);
  expect(clipLine([-50, -10, -50], [10, 40, 70], box)).toEqual([]);
});

type Stretch = readonly [number, number, number, number];

function stretches(points: readonly number[]): Stretch[] {
  return Array.from(
    { length: points.length / 2 - 1 },
    (_, index) => points.slice(2 * index, 2 * index + 4) as unknown as Stretch,
  );
}

function away([x0, y0, x1, y1]: Stretch, x: number, y: number): number {
  const whole = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const share = whole === 0 ? 0 : ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / whole;
  const within = Math.min(1, Math.max(0, share));
  return Math.hypot(x0 + (x1 - x0) * within - x, y0 + (y1 - y0) * within - y);
}

function pointAt(xs: readonly number[], ys: readonly number[], length: number) {
  let left = length;
  for (let index = 1; index < xs.length; index++) {
    const whole = Math.hypot(
      (xs[index] ?? 0) - (xs[index - 1] ?? 0),
      (ys[index] ?? 0) - (ys[index - 1] ?? 0),
    );
    if (left <= whole && whole > 0) return between(xs, ys, index, left / whole);
    left -= whole;
  }
  return { x: xs.at(-1) ?? 0, y: ys.at(-1) ?? 0 };
}

function between(xs: readonly number[], ys: readonly number[], index: number, share: number) {
  const [x0, y0, x1, y1] = [xs[index - 1] ?? 0, ys[index - 1] ?? 0, xs[index] ?? 0, ys[index] ?? 0];
  return { x: x0 + (x1 - x0) * share, y: y0 + (y1 - y0) * share };
}
