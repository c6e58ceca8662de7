import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearestTurn, unwrap } from './unwrap.ts';

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
