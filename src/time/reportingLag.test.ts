import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLag } from '#/wording/spans.ts';
import { day, hour, minute } from './durations.ts';
import { instant, parseInstant } from './instant.ts';
import { readMoment } from './moment.ts';
import { reportingLag } from './reportingLag.ts';
import type { Span } from './span.ts';

const exact = (milliseconds: number): Span => ({ precision: 'exact', milliseconds });

describe('how long after it happened something was learned', () => {
  it.each<[when: string, zone: string | null, learned: string, lag: Span | null]>([
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-10T12:30:00Z', exact(6 * hour + 30 * minute)],
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-12T05:59:00Z', exact(2 * day - minute)],
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-10T06:00:20Z', exact(20_000)],
    // The source's clock may run ahead, and an estimate is reported before its time.
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-08T06:00:00Z', exact(-2 * day)],
    // Midnight at the place may be a day without a time: calendar days of the place are counted.
    ['2026-08-10T07:00:00Z', 'America/Los_Angeles', '2026-08-11T06:00:00Z', { precision: 'days', days: 0 }],
    ['2026-08-10T07:00:00Z', 'America/Los_Angeles', '2026-08-11T08:00:00Z', { precision: 'days', days: 1 }],
    // Without a zone the two may lie a day further apart or nearer.
    ['2026-08-10T06:00:00Z', null, '2026-08-12T23:00:00Z', null],
    ['2026-08-10T06:00:00Z', null, '2026-08-14T01:00:00Z', { precision: 'about', days: 4 }],
    ['2026-08-10', null, '2026-08-10T23:00:00Z', null],
    ['2026-08-10', null, '2026-08-15T01:00:00Z', { precision: 'about', days: 5 }],
  ])('%s in %s, learned %s: %j', (when, zone, learned, lag) => {
    expect(reportingLag(readMoment(when, zone), parseInstant(learned))).toEqual(lag);
  });

  it('says nothing where either is unknown', () => {
    expect(reportingLag(null, instant(0))).toBeNull();
    expect(reportingLag(readMoment('2026-08-10T06:00:00Z', 'UTC'), null)).toBeNull();
  });

  const learned = fc.integer({ min: 0, max: 4e12 });

  it('is the time between two instants, and its words tell later from before', () => {
    const at = Date.parse('2026-08-10T06:12:00Z');
    const when = readMoment('2026-08-10T06:12:00Z', 'Asia/Shanghai');
    fc.assert(
      fc.property(learned, (learnedAt) => {
        const lag = reportingLag(when, instant(learnedAt));
        expect(lag).toEqual(exact(learnedAt - at));
        expect(lag && describeLag(lag)).toMatch(learnedAt > at ? /later$|at once$/ : /before$|at once$/);
      }),
    );
  });

  it('gives no milliseconds where only days can be compared', () => {
    const shape = fc.constantFrom<readonly [string, string | null]>(
      ['2026-08-09T16:00:00Z', 'Asia/Shanghai'],
      ['2026-08-10T06:12:00Z', null],
      ['2026-08-10', null],
    );
    fc.assert(
      fc.property(shape, learned, ([text, zone], learnedAt) => {
        const lag = reportingLag(readMoment(text, zone), instant(learnedAt));
        expect(lag?.precision).not.toBe('exact');
      }),
    );
  });
});
