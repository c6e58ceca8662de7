import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';

const world = 1_024;
const membersOf = (xs: number[], ys: number[]) => clustersOf(xs, ys, 12, world).map(({ members }) => members);

describe('marks that would cover each other', () => {
  it('are one cluster, in their middle', () => {
    expect(clustersOf([100, 108, 300], [50, 54, 50], 12, world)).toEqual([
      { members: [0, 1], x: 104, y: 52 },
      { members: [2], x: 300, y: 50 },
    ]);
  });

  it('are so on both sides of 180° too', () => {
    expect(membersOf([1_020, 500, 4], [50, 50, 50])).toEqual([[0, 2], [1]]);
  });

  it('leave out those without a place', () => {
    expect(membersOf([Number.NaN, 5], [1, 5])).toEqual([[1]]);
    expect(membersOf([], [])).toEqual([]);
  });

  it('are each in one cluster, within reach of its first', () => {
    const mark = fc.record({
      x: fc.oneof(fc.double({ min: -2_000, max: 2_000, noNaN: true }), fc.constant(Number.NaN)),
      y: fc.integer({ min: 0, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(mark, { maxLength: 60 }), (marks) => {
        const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
        const clusters = clustersOf(xs, ys, 12, world);
        const placed = [...marks.keys()].filter((index) => !Number.isNaN(xs[index]));
        expect(clusters.flatMap(({ members }) => members).toSorted((a, b) => a - b)).toEqual(placed);
        for (const { members } of clusters) {
          const [first = 0] = members;
          for (const member of members) expect(apart(marks, first, member)).toBeLessThanOrEqual(12 + 1e-9);
        }
      }),
    );
  });

  it('do not depend on where the world is cut', () => {
    const marks = fc.array(fc.tuple(fc.integer({ min: 0, max: 1_023 }), fc.integer({ min: 0, max: 40 })), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(marks, fc.integer({ min: -3, max: 3 }), (all, turns) => {
        const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
        expect(
          membersOf(
            xs.map((x) => x + turns * world),
            ys,
          ),
        ).toEqual(membersOf(xs, ys));
      }),
    );
  });
});

function apart(marks: readonly { x: number; y: number }[], one: number, other: number): number {
  const [a, b] = [marks[one], marks[other]];
  if (!a || !b) return Infinity;
  const across = a.x - b.x;
  return Math.max(Math.abs(across - world * Math.round(across / world)), Math.abs(a.y - b.y));
}
