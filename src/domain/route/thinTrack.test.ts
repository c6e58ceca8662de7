import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import { minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { joinTracks, thinTrack } from './thinTrack.ts';
import { trackOf } from './trackColumns.ts';
import { positionAt, type TrackPoint } from './vesselTrack.ts';

/** A vessel that turns and changes its speed as it likes, over the antimeridian too. */
const voyages = fc
  .array(
    fc.record({
      east: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
      north: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    }),
    {
      minLength: 2,
      maxLength: 200,
    },
  )
  .map((steps) => {
    let [longitude, latitude] = [179.9, 30];
    return steps.map(({ east, north }, index): TrackPoint => {
      longitude += east;
      latitude += north;
      const wrapped = longitude > 180 ? longitude - 360 : longitude;
      return {
        at: instant(index * minute),
        longitude: wrapped,
        latitude,
        heading: null,
        estimated: index > 20,
      };
    });
  });

describe('a track with only the points that time needs', () => {
  it('is within its tolerance of the whole track at every minute', () => {
    fc.assert(
      fc.property(voyages, fc.double({ min: 0.05, max: 5, noNaN: true }), (points, tolerance) => {
        const whole = trackOf(points);
        const thin = thinTrack(whole, tolerance);
        for (const { at } of points) {
          const [before, after] = [positionAt(whole, at, instant(0)), positionAt(thin, at, instant(0))];
          const miles = before && after ? nauticalMiles(before, after) : Infinity;
          // The earth is round and the rule is flat: a hundredth more or less.
          expect(miles).toBeLessThanOrEqual(tolerance * 1.01 + 1e-6);
          expect(after?.status).toBe(before?.status);
        }
      }),
    );
  });

  it('has only points of the whole track, in their order, and both of its ends', () => {
    fc.assert(
      fc.property(voyages, fc.double({ min: 0, max: 50, noNaN: true }), (points, tolerance) => {
        const whole = trackOf(points);
        const thin = thinTrack(whole, tolerance);
        const places = [...thin.times].map((time) => whole.times.indexOf(time));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect([places[0], places.at(-1)]).toEqual([0, whole.times.length - 1]);
        for (const column of ['times', 'longitudes', 'latitudes', 'headings'] as const) {
          expect([...thin[column]]).toEqual(places.map((place) => whole[column][place]));
        }
      }),
    );
  });

  it('keeps each turn of a vessel that tacks farther than the tolerance', () => {
    const tacks = fc.array(fc.integer({ min: 2, max: 90 }), { minLength: 1, maxLength: 12 });
    const miles = fc.double({ min: 0.01, max: 20, noNaN: true });
    fc.assert(
      fc.property(tacks, miles, (minutes, tolerance) => {
        // Between two turns it keeps its course and speed, one tolerance and a bit to the north, then to the south.
        const turns = [0, ...minutes.map((_, index) => minutes.slice(0, index + 1).reduce((a, b) => a + b))];
        const north = (1.05 * tolerance) / 60;
        const points = turns.slice(1).flatMap((end, leg) => {
          const start = turns[leg] ?? 0;
          return Array.from({ length: end - start }, (_, step): TrackPoint => {
            const side = leg % 2 === 0 ? 1 : -1;
            const share = step / (end - start);
            const at = instant((start + step) * minute);
            return {
              at,
              latitude: side * north * (1 - 2 * share),
              longitude: 170 + (start + step) * 0.004,
              heading: null,
              estimated: true,
            };
          });
        });
        const kept = new Set(thinTrack(trackOf(points), tolerance).times);
        for (const turn of turns.slice(1, -1)) expect(kept).toContain(turn * minute);
      }),
    );
  });

  it('neither hides nor invents hours without a report', () => {
    const gaps = fc.array(fc.constantFrom(5, 15, 60, 170, 190, 2_000), { minLength: 1, maxLength: 120 });
    fc.assert(
      fc.property(gaps, fc.double({ min: 0, max: 1, noNaN: true }), (minutes, share) => {
        let at = 0;
        const points = [0, ...minutes].map((gap): TrackPoint => {
          at += gap * minute;
          return { at: instant(at), longitude: at / 1e8, latitude: 10, heading: null, estimated: false };
        });
        const [whole, asked] = [trackOf(points), instant(share * at)];
        const status = positionAt(whole, asked, instant(at))?.status;
        expect(positionAt(thinTrack(whole, 1), asked, instant(at))?.status).toBe(status);
      }),
    );
  });

  it('keeps a steady course in two points, and both ends of any', () => {
    const points = Array.from({ length: 1_000 }, (_, index) => ({
      at: instant(index * minute),
      longitude: index * 0.004,
      latitude: 10,
      heading: 90,
      estimated: true,
    }));
    const thin = thinTrack(trackOf(points), 0.1);
    expect([...thin.times]).toEqual([0, 999 * minute]);
    expect(thin.estimatedFrom).toBe(0);
  });
});

describe('the whole track of a vessel', () => {
  const point = (at: number, longitude: number, estimated: boolean) => ({
    at: instant(at),
    longitude,
    latitude: 0,
    heading: null,
    estimated,
  });

  it('is its past track, its last position, and its projected route after that', () => {
    const past = trackOf([point(0, 178, false), point(10, 179, false)]);
    const future = trackOf([point(15, 179.5, true), point(30, -179, true)]);
    const track = joinTracks([past, future], point(20, -179.9, false));
    // An estimate for a time before the last report does not count.
    expect([...track.times]).toEqual([0, 10, 20, 30]);
    expect([...track.longitudes].map((longitude) => Math.round(longitude * 10) / 10)).toEqual([
      178, 179, 180.1, 181,
    ]);
    expect(track.estimatedFrom).toBe(3);
  });
});
