import { assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { toWorld, worldSize } from '#/domain/geo/mercator.ts';
import { trackOf } from '#/domain/route/trackColumns.ts';
import { positionAt } from '#/domain/route/vesselTrack.ts';
import { hour } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { trackPointAt } from './PointReadout.tsx';

const start = Date.UTC(2026, 7, 1);
/** East over 180°, one point an hour, the second half estimated. */
const track = trackOf(
  Array.from({ length: 101 }, (_, index) => ({
    at: instant(start + index * hour),
    latitude: 30 + index / 20,
    longitude: 170 + index / 5 - (index >= 50 ? 360 : 0),
    heading: null,
    estimated: index > 50,
  })),
);
const tracks = [{ id: 'way', track }];

it('has the time of the point under the pointer, in every copy of the world', () => {
  assert(
    property(
      integer({ min: 0, max: 1000 }),
      integer({ min: -2, max: 2 }),
      double({ min: 2, max: 9, noNaN: true }),
      (tenths, turn, zoom) => {
        const at = instant(start + Math.round((tenths / 10) * hour));
        const position = positionAt(track, at, at);
        if (!position) throw new Error('within the track');
        const { x, y } = toWorld(position, zoom);
        const found = trackPointAt(tracks, { x: x + turn * worldSize(zoom), y }, zoom, 5);
        // Between two points the map draws a straight line, and degrees are no pixels.
        expect(Math.abs((found?.at ?? 0) - at)).toBeLessThan(60_000);
        expect(found?.place.x).toBeCloseTo(x + turn * worldSize(zoom), 0);
      },
    ),
  );
});

it('keeps reports and estimates apart', () => {
  const at = (hours: number) => {
    const position = positionAt(track, instant(start + hours * hour), instant(start));
    return trackPointAt(tracks, toWorld(position ?? { latitude: 0, longitude: 0 }, 6), 6, 5)?.estimated;
  };
  expect([at(10), at(49.5), at(50.5), at(90)]).toEqual([false, false, true, true]);
});

it('is null away from every track', () => {
  expect(trackPointAt(tracks, toWorld({ latitude: -40, longitude: 175 }, 4), 4, 20)).toBeNull();
  expect(trackPointAt([], { x: 0, y: 0 }, 4, 20)).toBeNull();
});
