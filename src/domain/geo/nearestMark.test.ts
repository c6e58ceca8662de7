import { array, assert, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { nearestMark } from './nearestMark.ts';

const coordinate = integer({ min: 0, max: 60 });
const world = 1024;

it('means the nearest within reach, on top where several are equally near, in every copy of the world', () => {
  assert(
    property(
      array(tuple(coordinate, coordinate)),
      coordinate,
      coordinate,
      integer({ min: -3, max: 3 }),
      (marks, x, y, turn) => {
        const [xs, ys] = [marks.map(([one]) => one), marks.map(([, one]) => one)];
        const found = nearestMark(xs, ys, { x: x + turn * world, y }, 12, world);
        const away = marks.map(([one, other]) => (one - x) ** 2 + (other - y) ** 2);
        const least = Math.min(...away);
        expect(found).toBe(least <= 144 ? away.lastIndexOf(least) : -1);
      },
    ),
  );
});

it('never means a mark without a place', () => {
  expect(nearestMark([Number.NaN], [Number.NaN], { x: 0, y: 0 }, 1e9, world)).toBe(-1);
});
