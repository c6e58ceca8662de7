import * as fc from 'fast-check';
import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { nearestTurn, unwrap, worldCopies } from './unwrap.ts';

// Sixty-fourths of a degree add up without rounding, so that even a step of exactly 180° is judged the same twice.
const longitude = fc.integer({ min: -180 * 64, max: 180 * 64 }).map((steps) => steps / 64);
const lines = fc.array(fc.record({ longitude, latitude: fc.integer({ min: -90, max: 90 }) }));

it('no step of an unwrapped line is over 180°', () => {
  fc.assert(
    fc.property(lines, (positions) => {
      const steps = unwrap(positions).map(({ longitude: here }, index, all) =>
        Math.abs(here - (all[index - 1]?.longitude ?? here)),
      );
      expect(Math.max(0, ...steps)).toBeLessThanOrEqual(180);
    }),
  );
});

it('unwrapping turns points by whole circles and changes nothing else', () => {
  fc.assert(
    fc.property(lines, (positions) => {
      const unwrapped = unwrap(positions);
      expect(unwrapped).toHaveLength(positions.length);
      for (const [index, { longitude: here, latitude }] of unwrapped.entries()) {
        const given = positions[index];
        expect(Math.abs((here - (given?.longitude ?? 0)) % 360)).toBe(0);
        expect(latitude).toBe(given?.latitude);
      }
    }),
  );
});

it('a line that is unwrapped stays as it is', () => {
  fc.assert(
    fc.property(lines, (positions) => {
      const once = unwrap(positions);
      expect(unwrap(once)).toEqual(once);
    }),
  );
});

it('a line can begin near where another ended', () => {
  const pacific = unwrap([{ longitude: -118, latitude: 34 }], 181);
  expect(pacific).toEqual([{ longitude: 242, latitude: 34 }]);
});

it('a longitude is turned to within 180° of any centre', () => {
  const wide = fc.double({ min: -2_000, max: 2_000, noNaN: true });
  fc.assert(
    fc.property(wide, wide, (given, centre) => {
      const turn = nearestTurn(given, centre);
      expect(Math.abs(turn % 360)).toBe(0);
      expect(Math.abs(given + turn - centre)).toBeLessThanOrEqual(180 + 1e-9);
    }),
  );
});

it('from Shanghai to Los Angeles is one line across the Pacific (trap 59)', () => {
  const line = [118, 150, 179, -179, -150, -131].map((here) => ({ longitude: here, latitude: 30 }));
  expect(unwrap(line).map(({ longitude: here }) => here)).toEqual([118, 150, 179, 181, 210, 229]);
});

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

it('shows what lies from Shanghai to Los Angeles once on a map centred on the Pacific', () => {
  // 121.5° E to 241.7° E on a world of 1024 pixels, seen from 60° E to 300° E.
  const at = (degrees: number) => ((degrees + 180) / 360) * 1024;
  expect(worldCopies(at(121.5), at(241.7), { left: at(60), right: at(300) }, 1024)).toEqual([0]);
  expect(worldCopies(at(121.5), at(241.7), { left: at(-300), right: at(-60) }, 1024)).toEqual([-1024]);
});
