import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { worldCopies } from './worldCopies.ts';

const pixel = double({ min: -3000, max: 3000, noNaN: true });
const length = double({ min: 0, max: 4000, noNaN: true });

it('draws every copy that is in view, and no other', () => {
  assert(
    property(
      pixel,
      length,
      pixel,
      length,
      double({ min: 256, max: 5000, noNaN: true }),
      (from, long, left, wide, world) => {
        const view = { left, right: left + wide };
        const offsets = worldCopies(from, from + long, view, world);
        const expected = [];
        for (let turn = -40; turn <= 40; turn++) {
          const offset = turn * world;
          if (from + long + offset >= left && from + offset <= view.right) expected.push(offset);
        }
        // Where a copy only just touches the edge, rounding may decide either way.
        const isEdge = (offset: number) =>
          Math.abs(from + long + offset - left) < 1e-6 || Math.abs(from + offset - view.right) < 1e-6;
        expect(offsets.filter((offset) => !isEdge(offset))).toEqual(
          expected.filter((offset) => !isEdge(offset)),
        );
      },
    ),
  );
});

it('has something from Shanghai to Los Angeles in view once on a map centred on the Pacific', () => {
  // 121.5° E to 241.7° E on a world of 1024 pixels, seen from 60° E to 300° E.
  const at = (longitude: number) => ((longitude + 180) / 360) * 1024;
  expect(worldCopies(at(121.5), at(241.7), { left: at(60), right: at(300) }, 1024)).toEqual([0]);
  expect(worldCopies(at(121.5), at(241.7), { left: at(-300), right: at(-60) }, 1024)).toEqual([-1024]);
});
