import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteStop } from '#/domain/route/route.ts';
import type { RouteLeg } from '#/domain/route/routeLegs.ts';
import { samplePlace } from '#/test/samples/records.ts';
import { routePicture } from './routePicture.ts';
import { lineLength } from './snapshot.ts';

const notReported = { original: null, expected: null, actual: null };
const stopAt = (longitude: number, latitude: number, name: string | null = 'Port'): RouteStop => ({
  label: 'POL',
  sequence: 1,
  place: samplePlace({ name }),
  position: { longitude, latitude },
  arrival: notReported,
  departure: notReported,
});
/** A square of land around a position. */
const square = (longitude: number, latitude: number, size: number) => [
  [longitude - size, latitude - size],
  [longitude + size, latitude - size],
  [longitude + size, latitude + size],
  [longitude - size, latitude + size],
  [longitude - size, latitude - size],
];
const noLegs: readonly RouteLeg[] = [];

describe('the picture of a route', () => {
  it('is none where no position is reported', () => {
    expect(routePicture([{ ...stopAt(0, 0), position: null }], noLegs, [])).toBeNull();
  });

  it('has the land of another turn of the earth: a route over the Pacific goes on to the east', () => {
    // Los Angeles, unwrapped.
    const picture = routePicture([stopAt(122, 31), stopAt(241.7, 33.7)], noLegs, [
      square(-115, 38, 3),
      square(0, 40, 10),
    ]);
    expect(picture?.land).toHaveLength(1);
    expect(picture?.land[0]?.[0]).toBeGreaterThan(lineLength / 2);
  });

  it('leaves out islands too small to be seen, and stays small whatever the coast is', () => {
    const jagged = Array.from({ length: 4_000 }, (_, index) => [
      (index / 4_000) * 60,
      index % 2 === 0 ? 10 : 10 + (index % 13),
    ]);
    const picture = routePicture([stopAt(0, 0), stopAt(60, 20)], noLegs, [
      jagged,
      square(30, 5, 0.001),
      square(30, 2, 2),
    ]);
    const points = picture?.land.reduce((sum, ring) => sum + ring.length / 2, 0) ?? 0;
    expect(points).toBeGreaterThan(3);
    expect(points).toBeLessThanOrEqual(320);
  });

  it('has whole numbers, and each stop inside, wherever they are', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(degrees(360), degrees(89)), { minLength: 1, maxLength: 5 }), (places) => {
        const stops = places.map(([longitude, latitude]) => stopAt(longitude, latitude, null));
        const picture = routePicture(stops, noLegs, [square(0, 0, 40)]);
        for (const [x, y, title] of picture?.stops ?? []) {
          expect([Number.isInteger(x), Number.isInteger(y), title]).toEqual([true, true, '']);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(lineLength);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(picture?.height ?? 0);
        }
      }),
    );
  });
});
