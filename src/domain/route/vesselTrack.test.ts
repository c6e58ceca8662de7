import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { trackOf } from './trackColumns.ts';
import { splitAt, indexAt, positionAt, type Track, type TrackPoint } from './vesselTrack.ts';

const reported = (
  at: number,
  longitude: number,
  latitude = 0,
  heading: number | null = null,
): TrackPoint => ({
  at: instant(at),
  longitude,
  latitude,
  estimated: false,
  heading,
});
const expected = (...args: Parameters<typeof reported>): TrackPoint => ({
  ...reported(...args),
  estimated: true,
});

/** Tracks on whole minutes, with gaps, of which the later part is estimated; they wander over the antimeridian. */
const points = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 600 }),
      longitude: fc.integer({ min: -180 * 64, max: 180 * 64 }),
      latitude: fc.integer({ min: -80 * 64, max: 80 * 64 }),
      heading: fc.option(fc.integer({ min: 0, max: 359 })),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .chain((steps) =>
    fc.nat(steps.length).map((estimatedFrom) => {
      let at = 0;
      return steps.map(({ gap, longitude, latitude, heading }, index): TrackPoint => {
        at += gap * minute;
        return {
          ...reported(at, longitude / 64, latitude / 64, heading),
          estimated: index >= estimatedFrom,
        };
      });
    }),
  );
const trackAndTime = points.chain((given) =>
  fc
    .integer({ min: -minute, max: (given.at(-1)?.at ?? 0) + minute })
    .map((at) => ({ given, track: trackOf(given), at: instant(at) })),
);
const lastOf = ({ times }: Track) => times.at(-1) ?? 0;

describe('the position at an instant', () => {
  it('is the point itself at the time of a point', () => {
    fc.assert(
      fc.property(points, (given) => {
        const track = trackOf(given);
        for (const [index, { at, latitude, estimated }] of given.entries()) {
          const found = positionAt(track, at, instant(0));
          expect(found).toMatchObject({ latitude, longitude: track.longitudes[index] });
          expect(found?.status).toBe(estimated ? 'estimated' : 'reported');
        }
      }),
    );
  });

  it('lies on the stretch between its two points, as far along as the time is', () => {
    fc.assert(
      fc.property(trackAndTime, ({ track, at }) => {
        const found = positionAt(track, at, instant(0));
        const [index, inside] = [indexAt(track, at), at >= (track.times[0] ?? 0) && at <= lastOf(track)];
        expect(found !== null).toBe(inside);
        if (!found || index >= track.times.length - 1) return;
        const share =
          (at - (track.times[index] ?? 0)) / ((track.times[index + 1] ?? 0) - (track.times[index] ?? 0));
        for (const [value, values] of [
          [found.longitude, track.longitudes],
          [found.latitude, track.latitudes],
        ] as const) {
          const [from, to] = [values[index] ?? 0, values[index + 1] ?? 0];
          expect(value).toBeCloseTo(from * (1 - share) + to * share, 9);
        }
      }),
    );
  });

  it('goes only onward between two points', () => {
    const track = trackOf([reported(0, 179), reported(day, -170)]);
    const positions = Array.from({ length: 25 }, (_, step) =>
      positionAt(track, instant((step * day) / 24), instant(0)),
    );
    const longitudes = positions.map((position) => position?.longitude ?? Number.NaN);
    expect(longitudes).toEqual(longitudes.toSorted((one, other) => one - other));
    expect(longitudes.at(-1)).toBe(190);
  });

  it('finds its point as a search from end to end would', () => {
    fc.assert(
      fc.property(trackAndTime, ({ track, at }) => {
        expect(indexAt(track, at)).toBe(track.times.findLastIndex((time) => time <= at));
      }),
    );
  });

  it('is an estimate as soon as one of its two points is, and elapsed once its time has passed', () => {
    const track = trackOf([reported(0, 0), expected(day, 1), expected(2 * day, 2)]);
    const status = (at: number, now: number) => positionAt(track, instant(at), instant(now))?.status;
    expect(status(0, day)).toBe('reported');
    expect(status(day / 2, 0)).toBe('estimated');
    expect(status(day, day)).toBe('estimated');
    expect(status(day, day + 1)).toBe('elapsed');
    expect(status(day * 1.5, day)).toBe('estimated');
  });

  it('counts as between where two reports are hours apart', () => {
    const track = trackOf([reported(0, 0), reported(3 * hour, 1), reported(9 * hour, 2)]);
    const statuses = [2, 3, 4, 9].map(
      (hours) => positionAt(track, instant(hours * hour), instant(day))?.status,
    );
    expect(statuses).toEqual(['reported', 'reported', 'between', 'reported']);
  });

  it('has heading and speed; a moored vessel keeps its last heading at speed 0', () => {
    const track = trackOf([
      reported(0, 0),
      reported(hour, 0.25),
      reported(2 * hour, 0.25),
      reported(3 * hour, 0.25),
    ]);
    const [underWay, moored] = [hour / 2, 2.5 * hour].map((at) => positionAt(track, instant(at), instant(0)));
    expect(underWay?.heading).toBeCloseTo(90, 6);
    expect(underWay?.speedInKnots).toBeCloseTo(15.01, 2);
    expect(moored?.heading).toBeCloseTo(90, 6);
    expect(moored?.speedInKnots).toBe(0);
  });

  it('keeps the heading that the source reports', () => {
    const track = trackOf([reported(0, 0, 0, 47), reported(day, 1)]);
    expect(positionAt(track, instant(minute), instant(0))?.heading).toBe(47);
  });
});

describe('a track', () => {
  it('is in the order of time, whatever order it came in, and has each time once', () => {
    fc.assert(
      fc.property(points, fc.infiniteStream(fc.nat()), (given, order) => {
        const shuffled = [...given, ...given.slice(0, 3)]
          .map((point) => ({ point, rank: order.next().value }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ point }) => point);
        expect(trackOf(shuffled).times).toEqual(trackOf(given).times);
      }),
    );
  });

  it('has no estimate from before the last report', () => {
    const track = trackOf([expected(0, 5), expected(day, 6), reported(day, 1), expected(2 * day, 7)]);
    expect([...track.times]).toEqual([day, 2 * day]);
    expect(track.estimatedFrom).toBe(1);
  });

  it('without points is empty and has no position', () => {
    const track = trackOf([]);
    expect(positionAt(track, instant(0), instant(0))).toBeNull();
    expect(splitAt(track, instant(0)).past.times).toHaveLength(0);
  });
});

describe('a cut', () => {
  it('gives two parts that together are the whole, and shares the position at that instant', () => {
    fc.assert(
      fc.property(trackAndTime, ({ track, at }) => {
        const { past, future } = splitAt(track, at);
        const cut = positionAt(track, at, at);
        const names = ['times', 'longitudes', 'latitudes', 'headings'] as const;
        for (const name of names) {
          const onPoint = track.times.includes(at);
          const whole = cut
            ? [...past[name].slice(0, onPoint ? past[name].length : -1), ...future[name].slice(1)]
            : [...past[name], ...future[name]];
          expect(whole).toEqual([...track[name]]);
        }
        if (!cut) return;
        for (const end of [past.times.length - 1, past.times.length]) {
          const [part, index] = end < past.times.length ? [past, end] : [future, 0];
          expect(part.times[index]).toBe(at);
          expect(part.longitudes[index]).toBe(cut.longitude);
          expect(part.latitudes[index]).toBe(cut.latitude);
        }
      }),
    );
  });

  it('keeps reports and estimates apart', () => {
    fc.assert(
      fc.property(trackAndTime, ({ track, at }) => {
        const { past, future } = splitAt(track, at);
        for (const part of [past, future]) {
          for (const [index, time] of part.times.entries()) {
            const status = positionAt(track, instant(time), instant(-1))?.status;
            // A cut in a gap of hours lies between two reports, so it counts as reported.
            expect(index < part.estimatedFrom).toBe(status !== 'estimated');
          }
        }
      }),
    );
  });
});
