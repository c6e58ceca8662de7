import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateHours, localMidnight, offsetAt } from './localDay.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Australia/Sydney',
  'America/Santiago',
];
const anyZone = constantFrom(...zones);
const anyInstant = integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) });

function clock(at: number, zone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    at,
  );
}

describe('local days', () => {
  it('have offsets that agree with Intl at every instant, weeks of clock changes included', () => {
    assert(
      property(anyInstant, anyZone, (at, zone) => {
        const whole = Math.floor(at / 1000) * 1000;
        const digits = new Date(whole + offsetAt(whole, zone)).toISOString().slice(0, 19).replace('T', ' ');
        expect(digits).toBe(clock(whole, zone));
      }),
      { numRuns: 2000 },
    );
  });

  it('begin at midnight, also on days of 23 and 25 hours', () => {
    for (const days of [-1, 0, 1, 2]) {
      // Clocks in Los Angeles change on 2026-03-08 and 2026-11-01.
      for (const at of [Date.UTC(2026, 2, 8, 20), Date.UTC(2026, 10, 1, 20)]) {
        expect(clock(localMidnight(at, 'America/Los_Angeles', days), 'America/Los_Angeles')).toMatch(
          /00:00:00$/,
        );
      }
    }
    expect(localMidnight(Date.UTC(2026, 2, 8, 20), 'America/Los_Angeles')).toBe(Date.UTC(2026, 2, 8, 8));
    expect(localMidnight(Date.UTC(2026, 2, 8, 20), 'America/Los_Angeles', 1)).toBe(Date.UTC(2026, 2, 9, 7));
  });

  it('open the gates only by day, and never earlier than asked', () => {
    assert(
      property(anyInstant, anyZone, (at, zone) => {
        const open = gateHours(at, zone);
        expect(open).toBeGreaterThanOrEqual(at);
        expect(open - at).toBeLessThan(13 * 3_600_000);
      }),
    );
  });
});
