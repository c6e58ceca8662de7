import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardPages } from './pages.ts';

const rows = fc
  .array(fc.boolean(), { maxLength: 60 })
  .map((flags) => flags.map((urgent, index) => ({ urgent, index })));

test('every row is on some page, in its order, and no page holds more than fits', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 12 }), (all, perPage) => {
      const { pinned, pages } = boardPages(all, perPage);
      const turning = pages.flat();
      expect([...pinned, ...turning].toSorted((a, b) => a.index - b.index)).toEqual(all);
      expect(turning).toEqual(turning.toSorted((a, b) => a.index - b.index));
      for (const page of pages) expect(pinned.length + page.length).toBeLessThanOrEqual(perPage);
      expect(pages.length).toBeGreaterThan(0);
    }),
  );
});

test('urgent rows are on every page and leave half of it to the others', () => {
  const all = Array.from({ length: 20 }, (_, index) => ({ urgent: index >= 10, index }));
  const { pinned, pages } = boardPages(all, 6);
  expect(pinned.map(({ index }) => index)).toEqual([10, 11, 12]);
  expect(pages.map((page) => page.length)).toEqual([3, 3, 3, 3, 3, 2]);
});
