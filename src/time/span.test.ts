import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#/time/instant.ts';
import { localDay } from '#/time/localDay.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { readZone, utc } from '#/time/zone.ts';
import { wallClock } from '#/time/zoneOffsets.ts';
import { describeSpan } from '#/wording/spans.ts';
import { day, hour, minute } from './durations.ts';
import { isSameSpan, type Span, spanBetween } from './span.ts';

const read = ([text, zone]: readonly [string, string | null]): Moment => {
  const moment = readMoment(text, zone);
  if (!moment) throw new Error(`${text} is no moment`);
  return moment;
};
const losAngeles = 'America/Los_Angeles';
const shanghai = 'Asia/Shanghai';
const exact = (milliseconds: number): Span => ({ precision: 'exact', milliseconds });

describe('the time between two moments', () => {
  it.each<[readonly [string, string | null], readonly [string, string | null], Span | null]>([
    [
      ['2026-08-01T06:10:00Z', shanghai],
      ['2026-08-05T12:40:00Z', losAngeles],
      exact(4 * day + 6 * hour + 30 * minute),
    ],
    [['2026-08-01T06:10:00Z', shanghai], ['2026-08-01T06:10:20Z', shanghai], exact(20_000)],
    // Midnights of one place are calendar days; the short day of March is one as well.
    [
      ['2026-03-08T08:00:00Z', losAngeles],
      ['2026-03-09T07:00:00Z', losAngeles],
      { precision: 'days', days: 1 },
    ],
    [
      ['2026-08-10T07:00:00Z', losAngeles],
      ['2026-08-10T20:00:00Z', losAngeles],
      { precision: 'days', days: 0 },
    ],
    [
      ['2026-08-10T20:00:00Z', losAngeles],
      ['2026-08-14T07:00:00Z', losAngeles],
      { precision: 'days', days: 4 },
    ],
    // Days of two places do not add up to hours.
    [
      ['2026-08-01T16:00:00Z', shanghai],
      ['2026-08-19T07:00:00Z', losAngeles],
      { precision: 'about', days: 18 },
    ],
    [['2026-08-01T06:10:00Z', null], ['2026-08-19T07:30:00Z', losAngeles], { precision: 'about', days: 18 }],
    [['2026-08-01T06:10:00Z', null], ['2026-08-03T06:10:00Z', losAngeles], null],
    [['2026-08-01', null], ['2026-08-12', null], { precision: 'about', days: 11 }],
    // Out of order.
    [['2026-08-05T12:40:00Z', losAngeles], ['2026-08-01T06:10:00Z', shanghai], null],
    [
      ['2026-08-10T20:00:00Z', losAngeles],
      ['2026-08-10T07:00:00Z', losAngeles],
      { precision: 'days', days: 0 },
    ],
  ])('%j to %j: %j', (from, to, span) => {
    expect(spanBetween(read(from), read(to))).toEqual(span);
  });
});

describe('two lengths', () => {
  const days = (count: number, precision: 'days' | 'about' = 'days') => ({ precision, days: count });
  it.each<[a: Span, b: Span, isSame: boolean]>([
    // Minutes within a day, hours within ten, then days.
    [exact(5 * minute), exact(5 * minute + 40_000), true],
    [exact(5 * minute), exact(6 * minute), false],
    [exact(3 * day), exact(3 * day + 50 * minute), true],
    [exact(3 * day), exact(3 * day + hour), false],
    [exact(12 * day), exact(12 * day + 20 * hour), true],
    [exact(12 * day), exact(13 * day), false],
    [days(0), days(0), true],
    [days(2), days(3), false],
    // Said in other words.
    [days(4), days(4, 'about'), false],
    [exact(4 * day), days(4), false],
    [days(4), exact(4 * day), false],
  ])('%j and %j: %j', (a, b, isSame) => {
    expect(isSameSpan(a, b)).toBe(isSame);
    expect(describeSpan(a) === describeSpan(b)).toBe(isSame);
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
    const today = localDay(at, place);
    if (kind === 'zoned') return { kind, at, zone: place, unknownZone: null };
    if (kind === 'wallClock') return { kind, digits: instant(wallClock(at, place)) };
    if (kind === 'day') return { kind, day: today };
    const offset = wallClock(at, place) - at;
    const midnight = Date.parse(today) - offset;
    // On the day of the change of clocks midnight has another offset.
    const corrected = midnight - (wallClock(instant(midnight), place) - Date.parse(today));
    return { kind: 'zoned', at: instant(corrected), zone: place, unknownZone: null };
  }
  it('no gap is negative, and hours are counted of two instants only', () => {
    fc.assert(
      fc.property(known, known, (a, b) => {
        const span = spanBetween(reported(a), reported(b));
        const length = span && (span.precision === 'exact' ? span.milliseconds : span.days);
        expect(length ?? 0).toBeGreaterThanOrEqual(0);
        expect(span ? describeSpan(span) : '').not.toMatch(/-|NaN/);
        const isExact = a.reported === 'zoned' && b.reported === 'zoned' && b.at >= a.at;
        expect(span?.precision === 'exact').toBe(isExact);
      }),
    );
  });

  it('what is counted in days is right to the day', () => {
    fc.assert(
      fc.property(known, known, (a, b) => {
        const span = spanBetween(reported(a), reported(b));
        if (span === null || span.precision === 'exact') return fc.pre(false);
        const truth = (b.at - a.at) / 86_400_000;
        expect(Math.abs(span.days - truth)).toBeLessThan(span.precision === 'days' ? 1.1 : 2);
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
