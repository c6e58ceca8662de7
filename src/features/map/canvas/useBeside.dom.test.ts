import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { besidePoint } from './useBeside.ts';

const length = (min: number, max: number) => double({ min, max, noNaN: true });

it('keeps a label on the map, wherever the point lies', () => {
  assert(
    property(length(0, 390), length(0, 300), length(20, 250), length(16, 60), (x, y, width, height) => {
      const { left, top } = besidePoint({ x, y }, { width, height }, { width: 390, height: 300 });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(390);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top + height).toBeLessThanOrEqual(300);
    }),
  );
});

it('does not lie over the point where there is room', () => {
  assert(
    property(length(0, 1440), length(0, 900), length(20, 250), length(16, 60), (x, y, width, height) => {
      const { left, top } = besidePoint({ x, y }, { width, height }, { width: 1440, height: 900 });
      expect(x > left && x < left + width && y > top && y < top + height).toBe(false);
    }),
  );
});
