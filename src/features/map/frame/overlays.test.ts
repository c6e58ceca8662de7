import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresOfPixel, roundBelow, scaleBars } from './overlays.tsx';

describe('the scale', () => {
  it('is that of Web Mercator: a pixel at zoom 0 is 156.5 km at the equator, and half of it at 60°', () => {
    expect(metresOfPixel(0, 0)).toBeCloseTo(156_543.03, 1);
    expect(metresOfPixel(60, 0)).toBeCloseTo(156_543.03 / 2, 1);
    expect(metresOfPixel(0, 3)).toBeCloseTo(156_543.03 / 8, 1);
  });

  it('shows kilometres and nautical miles, each as long as it says', () => {
    const [metric, nautical] = scaleBars(1000, 128);
    expect(metric).toEqual({ text: '100 km', pixels: 100 });
    expect(nautical.text).toBe('50 nm');
    expect(nautical.pixels).toBeCloseTo(92.6, 6);
    expect(scaleBars(2, 128)[0]).toEqual({ text: '200 m', pixels: 100 });
  });

  it('fills half of its room at least and never more than all of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 200_000, noNaN: true }), (metres) => {
        for (const { pixels } of scaleBars(metres, 128)) {
          expect(pixels).toBeLessThanOrEqual(128);
          expect(pixels).toBeGreaterThanOrEqual(63);
        }
        expect(String(roundBelow(metres))).toMatch(/^[1235]0*$/);
      }),
    );
  });
});
