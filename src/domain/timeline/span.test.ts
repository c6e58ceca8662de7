import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import { spanBetween } from './span.ts';

const read = ([text, zone]: readonly [string, string | null]): Moment => {
  const moment = readMoment(text, zone);
  if (!moment) throw new Error(`${text} is no moment`);
  return moment;
};
const losAngeles = 'America/Los_Angeles';
const shanghai = 'Asia/Shanghai';

describe('the time between two moments', () => {
  it.each<[readonly [string, string | null], readonly [string, string | null], string | null]>([
    [['2026-08-01T06:10:00Z', shanghai], ['2026-08-05T12:40:00Z', losAngeles], '4 d 6 h'],
    [['2026-08-01T06:10:00Z', shanghai], ['2026-08-01T06:10:20Z', shanghai], 'less than a minute'],
    // Midnights of one place are calendar days; the short day of March is one as well.
    [['2026-03-08T08:00:00Z', losAngeles], ['2026-03-09T07:00:00Z', losAngeles], '1 day'],
    [['2026-08-10T07:00:00Z', losAngeles], ['2026-08-10T20:00:00Z', losAngeles], 'same day'],
    [['2026-08-10T20:00:00Z', losAngeles], ['2026-08-14T07:00:00Z', losAngeles], '4 days'],
    // Days of two places do not add up to hours.
    [['2026-08-01T16:00:00Z', shanghai], ['2026-08-19T07:00:00Z', losAngeles], 'about 18 days'],
    [['2026-08-01T06:10:00Z', null], ['2026-08-19T07:30:00Z', losAngeles], 'about 18 days'],
    [['2026-08-01T06:10:00Z', null], ['2026-08-03T06:10:00Z', losAngeles], null],
    [['2026-08-01', null], ['2026-08-12', null], 'about 11 days'],
    // Out of order.
    [['2026-08-05T12:40:00Z', losAngeles], ['2026-08-01T06:10:00Z', shanghai], null],
    [['2026-08-10T20:00:00Z', losAngeles], ['2026-08-10T07:00:00Z', losAngeles], 'same day'],
  ])('%j to %j: %s', (from, to, words) => {
    expect(spanBetween(read(from), read(to))?.words ?? null).toBe(words);
  });
});

describe('whatever two moments are compared', () => {
  const zone = fc.constantFrom(utc, readZone(shanghai) ?? utc, readZone(losAngeles) ?? utc);
  const start = Date.parse('2026-01-01T00:00:30Z');
  const known = fc.record({
    at: fc.integer({ min: 0, max: 90 * 24 * 60 }).map((minutes) => instant(start + minutes * 60_000)),
    zone,
    reported: fc.constantFrom<Moment['kind'] | 'midnight'>('zoned', 'wallClock', 'day', 'midnight'),
  });
  type Known = typeof known extends fc.Arbitrary<infer T> ? T : never;

  /** What a source that knows that much writes of the true instant. */
  function reported({ at, zone: place, reported: kind }: Known): Moment {
    const day = localDay(at, place);
    if (kind === 'zoned') return { kind, at, zone: place, zoneNote: null };
    if (kind === 'wallClock') return { kind, digits: instant(wallClock(at, place)) };
    if (kind === 'day') return { kind, day };
    const offset = wallClock(at, place) - at;
    const midnight = Date.parse(day) - offset;
    // On the day of the change of clocks midnight has another offset.
    const corrected = midnight - (wallClock(instant(midnight), place) - Date.parse(day));
    return { kind: 'zoned', at: instant(corrected), zone: place, zoneNote: null };
  }
  const days = (words: string) => Number(/\d+/.exec(words)?.[0] ?? 0);

  it('no gap is negative, and hours are counted of two instants only', () => {
    fc.assert(
      fc.property(known, known, (a, b) => {
        const span = spanBetween(reported(a), reported(b));
        expect(span?.milliseconds ?? 0).toBeGreaterThanOrEqual(0);
        expect(span?.words ?? '').not.toMatch(/-|NaN/);
        const exact = a.reported === 'zoned' && b.reported === 'zoned' && b.at >= a.at;
        expect(span?.precision === 'exact').toBe(exact);
      }),
    );
  });

  it('what is counted in days is right to the day', () => {
    fc.assert(
      fc.property(known, known, (a, b) => {
        const span = spanBetween(reported(a), reported(b));
        fc.pre(span !== null && span.precision !== 'exact');
        const truth = (b.at - a.at) / 86_400_000;
        expect(Math.abs(days(span?.words ?? '') - truth)).toBeLessThan(span?.precision === 'days' ? 1.1 : 2);
      }),
    );
  });

  it('a moment and one that is certainly later always have a span, unless too little is known', () => {
    fc.assert(
      fc.property(known, known, (a, b) => {
        fc.pre(b.at - a.at > 5 * 86_400_000);
        expect(spanBetween(reported(a), reported(b))).not.toBeNull();
        expect(spanBetween(reported(b), reported(a))).toBeNull();
      }),
    );
  });
});
