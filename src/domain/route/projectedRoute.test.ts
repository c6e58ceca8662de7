import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nauticalMiles } from '#/domain/geo/greatCircle.ts';
import { day, hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { isOfVoyage, projectedAt, projectedRoute } from './projectedRoute.ts';
import { trackOf } from './trackColumns.ts';

const tracks = fc
  .array(
    fc.record({
      latitude: fc.double({ min: -60, max: 60, noNaN: true }),
      longitude: fc.double({ min: 170, max: 190, noNaN: true }),
    }),
    { minLength: 2, maxLength: 30 },
  )
  .map((positions) =>
    trackOf(
      positions.map((position, index) => ({
        ...position,
        at: instant(index * hour),
        estimated: true,
        heading: null,
      })),
    ),
  );

describe('the projected route', () => {
  it('is as long as its stretches together, only gets shorter, and ends at zero', () => {
    fc.assert(
      fc.property(tracks, (track) => {
        const projected = projectedRoute(track);
        const place = (index: number) => ({
          latitude: track.latitudes[index] ?? 0,
          longitude: track.longitudes[index] ?? 0,
        });
        const stretches = [...track.times.keys()]
          .slice(1)
          .map((index) => nauticalMiles(place(index - 1), place(index)));
        const left = [...track.times].map((time) => {
          const found = projected && projectedAt(projected, instant(time), instant(0));
          return found?.milesToGo ?? Number.NaN;
        });
        expect(left[0]).toBeCloseTo(
          stretches.reduce((sum, miles) => sum + miles, 0),
          6,
        );
        expect(left).toEqual(left.toSorted((one, other) => other - one));
        expect(left.at(-1)).toBe(0);
      }),
    );
  });

  it('is of the voyage of a vessel only where it begins at its last position and ends at the port of its leg', () => {
    const at = instant(40 * day);
    const position = { latitude: 40, longitude: 150 };
    const tacoma = { latitude: 47.3, longitude: 237.6 };
    const route = (first: { latitude: number; longitude: number }, last = tacoma) =>
      projectedRoute(
        trackOf(
          [first, last].map((one, index) => ({
            ...one,
            at: instant(at + index * 10 * day),
            estimated: true,
            heading: null,
          })),
        ),
      );
    const yantian = { latitude: 22.6, longitude: 114.3 };
    const judge = (projected: ReturnType<typeof projectedRoute>, hoursAgo: number) =>
      projected && isOfVoyage(projected, { position, reportedAt: instant(at - hoursAgo * hour) }, tacoma, at);
    expect(judge(route(position), 2)).toBe(true);
    expect(judge(route({ ...position, longitude: 158 }), 20)).toBe(true);
    expect(judge(route(yantian), 2)).toBe(false);
    expect(judge(route(yantian), 23 * 24)).toBe(false);
    expect(judge(route(position, yantian), 2)).toBe(false);
  });

  const pacific = trackOf(
    [178, 180, -178].map((longitude, index) => ({
      latitude: 0,
      longitude,
      at: instant(index * 6 * hour),
      estimated: true,
      heading: null,
    })),
  );

  it('has the remaining miles and time between two points', () => {
    const projected = projectedRoute(pacific);
    const found = projected && projectedAt(projected, instant(3 * hour), instant(0));
    expect(found?.milesToGo).toBeCloseTo(180.1, 1);
    expect(found?.millisecondsToGo).toBe(9 * hour);
    expect(found?.position.longitude).toBe(179);
  });

  it('has its first and last position for all times before and after it', () => {
    const projected = projectedRoute(pacific);
    expect(projected && projectedAt(projected, instant(-hour), instant(-hour))?.position.longitude).toBe(178);
    expect(projected && projectedAt(projected, instant(99 * hour), instant(0))?.milesToGo).toBe(0);
  });

  it('is an elapsed estimate once its time has passed, also after its end', () => {
    const projected = projectedRoute(pacific);
    const status = (at: number, now: number) =>
      projected && projectedAt(projected, instant(at), instant(now))?.position.status;
    expect(status(3 * hour, 2 * hour)).toBe('estimated');
    expect(status(3 * hour, 3 * hour)).toBe('estimated');
    expect(status(3 * hour, 4 * hour)).toBe('elapsed');
    expect(status(99 * hour, 99 * hour)).toBe('elapsed');
  });

  it('needs two points', () => {
    expect(projectedRoute(trackOf([]))).toBeNull();
  });
});
