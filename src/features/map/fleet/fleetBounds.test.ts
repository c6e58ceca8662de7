import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fleetBounds } from './fleetBounds.ts';

const at = (longitude: number, latitude = 0) => ({ latitude, longitude });

describe('the part of the world that holds a fleet', () => {
  it('goes over the Pacific and not around the rest of the earth', () => {
    expect(fleetBounds([at(121, 31), at(-118, 33)])).toEqual({ west: 121, east: 242, south: 31, north: 33 });
  });

  it('goes over Greenwich where the fleet does', () => {
    expect(fleetBounds([at(-74), at(4)])).toMatchObject({ west: 286, east: 364 });
  });

  it('is nothing for none and a point for one', () => {
    expect(fleetBounds([])).toBeNull();
    expect(fleetBounds([at(-118, 33)])).toEqual({ west: 242, east: 242, south: 33, north: 33 });
  });

  it('holds every position on some turn, and leaves out the widest gap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -180, max: 179 }), { minLength: 1, maxLength: 12 }),
        (longitudes) => {
          const bounds = fleetBounds(longitudes.map((longitude) => at(longitude)));
          const { west, east } = bounds ?? { west: 0, east: -1 };
          const isInside = (longitude: number) =>
            [0, 360, 720].some((turn) => longitude + turn >= west && longitude + turn <= east);
          expect(longitudes.every(isInside)).toBe(true);
          expect(east - west).toBeLessThan(360);
          const sorted = longitudes.map((longitude) => (longitude + 360) % 360).toSorted((a, b) => a - b);
          const gaps = sorted.map((one, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - one);
          expect(east - west).toBe(360 - Math.max(...gaps));
        },
      ),
    );
  });
});
