import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, parseInstant } from './instant.ts';
import { readMoment } from './moment.ts';
import { reportingLag } from './reportingLag.ts';

const words = (when: string, zone: string | null, learned: string) =>
  reportingLag(readMoment(when, zone), parseInstant(learned))?.words ?? null;

describe('how long after it happened something was learned', () => {
  it.each([
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-10T12:30:00Z', '6 h later'],
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-12T05:59:00Z', '1 d later'],
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-10T06:00:20Z', 'at once'],
    // The source's clock may run ahead, and an estimate is reported before its time.
    ['2026-08-10T06:00:00Z', 'UTC', '2026-08-08T06:00:00Z', '2 d before'],
    // Midnight at the place may be a day without a time: calendar days of the place are counted.
    ['2026-08-10T07:00:00Z', 'America/Los_Angeles', '2026-08-11T06:00:00Z', 'the same day'],
    ['2026-08-10T07:00:00Z', 'America/Los_Angeles', '2026-08-11T08:00:00Z', '1 day later'],
    // Without a zone the two may lie a day further apart or nearer.
    ['2026-08-10T06:00:00Z', null, '2026-08-12T23:00:00Z', null],
    ['2026-08-10T06:00:00Z', null, '2026-08-14T01:00:00Z', 'about 4 days later'],
    ['2026-08-10', null, '2026-08-10T23:00:00Z', null],
    ['2026-08-10', null, '2026-08-15T01:00:00Z', 'about 5 days later'],
  ])('%s in %s, learned %s: %s', (when, zone, learned, answer) => {
    expect(words(when, zone, learned)).toBe(answer);
  });

  it('says nothing where either is unknown', () => {
    expect(reportingLag(null, instant(0))).toBeNull();
    expect(reportingLag(readMoment('2026-08-10T06:00:00Z', 'UTC'), null)).toBeNull();
  });

  const learned = fc.integer({ min: 0, max: 4e12 });

  it('gives the milliseconds between two instants, and its words tell later from before', () => {
    const at = Date.parse('2026-08-10T06:12:00Z');
    const when = readMoment('2026-08-10T06:12:00Z', 'Asia/Shanghai');
    fc.assert(
      fc.property(learned, (learnedAt) => {
        const lag = reportingLag(when, instant(learnedAt));
        expect(lag?.milliseconds).toBe(learnedAt - at);
        expect(lag?.words).toMatch(learnedAt > at ? /later$|at once$/ : /before$|at once$/);
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
        expect(lag?.milliseconds ?? null).toBeNull();
      }),
    );
  });
});
