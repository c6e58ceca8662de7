import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLabels } from './lineLabels.ts';

const label = (x: number, priority = 0, width = 100) => ({ x, width, priority });

it.each([
  ['begins at its point', [label(200)], [195]],
  ['ends at its point where it would begin over another', [label(200, 0), label(240, 1)], [105, 235]],
  ['is moved in from the ends of its row', [label(0), label(600)], [0, 500]],
  ['gives way to one that matters more', [label(300, 1, 400), label(320, 2, 400)], [null, 120]],
])('a label %s', (_, wishes, lefts) => {
  expect(placeLabels(wishes, 600)).toEqual(lefts);
});

it('no label overlaps another, is cut off, or stands away from its point', () => {
  const wish = fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 1, max: 300 }),
    priority: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 14 }), (wishes) => {
      const lefts = placeLabels(wishes, 900);
      const boxes = wishes.flatMap(({ x, width }, index) => {
        const left = lefts[index] ?? null;
        return left === null ? [] : [{ x, left, right: left + width }];
      });
      for (const [index, { x, left, right }] of boxes.entries()) {
        expect(left >= 0 && right <= 900 && left <= x && x <= right).toBe(true);
        for (const other of boxes.slice(index + 1)) {
          expect(left >= other.right || right <= other.left).toBe(true);
        }
      }
      // The one that matters most always has room.
      const highest = Math.max(...wishes.map(({ priority }) => priority));
      const first = wishes.findIndex(({ priority }) => priority === highest);
      expect(lefts[first]).not.toBeNull();
    }),
  );
});
