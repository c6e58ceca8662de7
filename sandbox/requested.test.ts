import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { mergeNewest } from './requested.ts';

const newest = fc.array(fc.integer({ min: 0, max: 20 })).map((list) => list.toSorted((a, b) => b - a));

it('merges two lists that are newest first into one', () => {
  fc.assert(
    fc.property(newest, newest, (a, b) => {
      const merged = mergeNewest<number>((item) => item)(a, b);
      expect(merged).toEqual([...a, ...b].toSorted((x, y) => y - x));
    }),
    { numRuns: runs(1_000) },
  );
});

it('gives the same array as long as both are the same', () => {
  const merge = mergeNewest<number>((item) => item);
  const [a, b] = [[3, 1], [2]];
  const merged = merge(a, b);
  expect(merge(a, b)).toBe(merged);
  expect(merge([3, 1], b)).not.toBe(merged);
  expect(merge([], b)).toBe(b);
});
