import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { along, arc, bearing, lineMiles, nauticalMiles } from './greatCircle.ts';

const position = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const shanghai = { latitude: 31.23, longitude: 121.47 };
const losAngeles = { latitude: 33.74, longitude: -118.26 };
const quarterMiles = (3440.065 * Math.PI) / 2;

/** The angle between two bearings, 0 to 180. */
const between = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

it('knows distances: a quarter of the equator, a degree of a meridian, and Shanghai to Los Angeles', () => {
  const origin = { latitude: 0, longitude: 0 };
  expect(nauticalMiles(origin, { latitude: 0, longitude: 90 })).toBeCloseTo(quarterMiles, 6);
  expect(nauticalMiles(origin, { latitude: 1, longitude: 0 })).toBeCloseTo(60.04, 2);
  expect(nauticalMiles(shanghai, losAngeles)).toBeGreaterThan(5_600);
  expect(nauticalMiles(shanghai, losAngeles)).toBeLessThan(5_650);
});

it('knows bearings: the four points of the compass, and north-east out of Shanghai for California', () => {
  const origin = { latitude: 0, longitude: 0 };
  expect(bearing(origin, { latitude: 1, longitude: 0 })).toBeCloseTo(0, 9);
  expect(bearing(origin, { latitude: 0, longitude: 1 })).toBeCloseTo(90, 9);
  expect(bearing(origin, { latitude: -1, longitude: 0 })).toBeCloseTo(180, 9);
  expect(bearing(origin, { latitude: 0, longitude: -1 })).toBeCloseTo(270, 9);
  expect(bearing(shanghai, losAngeles)).toBeCloseTo(46.3, 0);
});

it('is as far there as back, whichever turn of the earth a longitude is given on', () => {
  fc.assert(
    fc.property(position, position, fc.integer({ min: -2, max: 2 }), (from, to, turn) => {
      const miles = nauticalMiles(from, to);
      expect(nauticalMiles(to, from)).toBeCloseTo(miles, 6);
      expect(nauticalMiles(from, { ...to, longitude: to.longitude + 360 * turn })).toBeCloseTo(miles, 2);
      expect(miles).toBeLessThanOrEqual(2 * quarterMiles + 1e-6);
    }),
  );
});

it('a point along the way divides its length, and the course leads there', () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(position, position, share, (from, to, fraction) => {
      const miles = nauticalMiles(from, to);
      // Points opposite each other have no one way between them, and the course over a few metres is noise.
      fc.pre(miles > 60 && miles < 2 * quarterMiles - 60);
      const point = along(from, to, fraction);
      expect(nauticalMiles(from, point)).toBeCloseTo(miles * fraction, 2);
      expect(nauticalMiles(point, to)).toBeCloseTo(miles * (1 - fraction), 2);
      expect(between(bearing(from, to), bearing(from, point))).toBeLessThan(0.1);
    }),
  );
});

it('an arc crosses the Pacific as one line, no shorter or longer than the way itself', () => {
  const line = arc(shanghai, losAngeles);
  expect(line[0]).toEqual(shanghai);
  expect(line.at(-1)?.longitude).toBeCloseTo(360 - 118.26, 9);
  expect(Math.max(...line.map(({ latitude }) => latitude))).toBeGreaterThan(45);
  expect(lineMiles(line)).toBeCloseTo(nauticalMiles(shanghai, losAngeles), 3);
});

it('an arc has no jump, wherever it goes', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      const line = arc(from, to);
      const steps = line.map(({ longitude }, index) =>
        Math.abs(longitude - (line[index - 1]?.longitude ?? longitude)),
      );
      expect(Math.max(...steps)).toBeLessThanOrEqual(180 + 1e-9);
      expect(nauticalMiles(line.at(-1) ?? from, to)).toBeLessThan(1e-3);
    }),
  );
});
