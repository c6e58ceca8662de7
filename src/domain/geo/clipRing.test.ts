import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipRing } from './clipRing.ts';

const box = { left: 0, top: 0, right: 100, bottom: 50 };
const area = (ring: readonly number[]) => {
  let sum = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    sum += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(sum) / 2;
};

describe('a ring in a box', () => {
  it('stays as it is inside, is the box around it, and is nothing outside', () => {
    const inside = [10, 10, 20, 10, 20, 20];
    expect(clipRing(inside, box)).toEqual(inside);
    expect(area(clipRing([-10, -10, 200, -10, 200, 90, -10, 90], box))).toBeCloseTo(5_000);
    expect(clipRing([200, 10, 210, 10, 210, 20], box)).toEqual([]);
    expect(area(clipRing([50, 10, 150, 10, 150, 20, 50, 20], box))).toBeCloseTo(500);
  });

  it('never leaves the box, and is never larger than the ring', () => {
    const point = fc.tuple(fc.integer({ min: -200, max: 300 }), fc.integer({ min: -200, max: 300 }));
    const triangle = fc.tuple(point, point, point).map((points) => points.flat());
    fc.assert(
      fc.property(triangle, (ring) => {
        const clipped = clipRing(ring, box);
        for (let at = 0; at < clipped.length; at += 2) {
          expect(clipped[at]).toBeGreaterThanOrEqual(box.left - 1e-6);
          expect(clipped[at]).toBeLessThanOrEqual(box.right + 1e-6);
          expect(clipped[at + 1]).toBeGreaterThanOrEqual(box.top - 1e-6);
          expect(clipped[at + 1]).toBeLessThanOrEqual(box.bottom + 1e-6);
        }
        expect(area(clipped)).toBeLessThanOrEqual(area(ring) + 1e-6);
      }),
    );
  });
});
