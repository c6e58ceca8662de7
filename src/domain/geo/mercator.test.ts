import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromWorld, maxLatitude, toWorld, worldSize } from './mercator.ts';

it('the world is a square of 256 pixels at zoom 0, with the equator and Greenwich in its middle', () => {
  expect(toWorld({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 128, y: 128 });
  expect(toWorld({ latitude: maxLatitude, longitude: -180 }, 0).x).toBe(0);
  expect(toWorld({ latitude: maxLatitude, longitude: -180 }, 0).y).toBeCloseTo(0, 6);
  expect(toWorld({ latitude: -maxLatitude, longitude: 180 }, 3).y).toBeCloseTo(2048, 6);
});

it('the poles, which the projection cannot draw, lie on its edge', () => {
  expect(toWorld({ latitude: 90, longitude: 10 }, 2)).toEqual(
    toWorld({ latitude: maxLatitude, longitude: 10 }, 2),
  );
  expect(toWorld({ latitude: -90, longitude: 10 }, 2).y).toBeCloseTo(worldSize(2), 6);
});

it('leads there and back, beside the square too', () => {
  const position = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.double({ min: -540, max: 540, noNaN: true }),
  });
  fc.assert(
    fc.property(position, fc.double({ min: 0, max: 18, noNaN: true }), (given, zoom) => {
      const { latitude, longitude } = fromWorld(toWorld(given, zoom), zoom);
      expect(latitude).toBeCloseTo(given.latitude, 8);
      expect(longitude).toBeCloseTo(given.longitude, 8);
    }),
  );
});
