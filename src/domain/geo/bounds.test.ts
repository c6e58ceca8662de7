import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, contains, smallestBounds } from './bounds.ts';

const at = (longitude: number, latitude = 0) => ({ latitude, longitude });

describe('the bounds of an unwrapped line', () => {
  it('hold it across 180°, where raw longitudes would span the whole world', () => {
    const pacific = [at(122, 31), at(185, 47), at(241.7, 33.7)];
    expect(boundsOf(pacific)).toEqual({ west: 122, south: 31, east: 241.7, north: 47 });
  });

  it('are none where there is no position', () => {
    expect(boundsOf([])).toBeNull();
  });
});

describe('the smallest bounds of positions', () => {
  it('go over the Pacific and not around the rest of the earth', () => {
    expect(smallestBounds([at(121, 31), at(-118, 33)])).toEqual({
      west: 121,
      east: 242,
      south: 31,
      north: 33,
    });
  });

  it('go over Greenwich where the positions do', () => {
    expect(smallestBounds([at(-74), at(4)])).toMatchObject({ west: 286, east: 364 });
  });

  it('are nothing for none and a point for one', () => {
    expect(smallestBounds([])).toBeNull();
    expect(smallestBounds([at(-118, 33)])).toEqual({ west: 242, east: 242, south: 33, north: 33 });
  });

  it('hold every position on some turn, and leave out the widest gap', () => {
    const longitudes = fc.oneof(
      fc.integer({ min: -180, max: 180 }),
      // Some sources unwrap their lines.
      fc.double({ min: -720, max: 720, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(longitudes, { minLength: 1, maxLength: 12 }), (all) => {
        const bounds = smallestBounds(all.map((longitude) => at(longitude)));
        const { west, east } = bounds ?? { west: 0, east: -1 };
        const rounding = 1e-9;
        const isInside = (longitude: number) =>
          [-3, -2, -1, 0, 1, 2, 3].some((turn) => {
            const turned = longitude + 360 * turn;
            return turned >= west - rounding && turned <= east + rounding;
          });
        expect(all.every(isInside)).toBe(true);
        const sorted = all.map((longitude) => ((longitude % 360) + 360) % 360).toSorted((a, b) => a - b);
        const gaps = sorted.map((one, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - one);
        expect(east - west).toBeCloseTo(360 - Math.max(...gaps), 9);
      }),
    );
  });
});

describe('bounds within others', () => {
  it('are so at every longitude where those are all around the earth', () => {
    const earth = { west: -30, east: 330, south: -60, north: 70 };
    expect(contains(earth, { west: 100, east: 460, south: 0, north: 10 })).toBe(true);
    expect(contains(earth, { west: 100, east: 460, south: 0, north: 80 })).toBe(false);
  });

  it('are so on any turn of the earth', () => {
    const pacific = { west: 110, east: 260, south: -10, north: 60 };
    expect(contains(pacific, { west: -170, east: -118, south: 20, north: 40 })).toBe(true);
    expect(contains(pacific, { west: 170, east: 290, south: 20, north: 40 })).toBe(false);
    expect(contains(pacific, { west: 170, east: 180, south: 20, north: 70 })).toBe(false);
  });
});
