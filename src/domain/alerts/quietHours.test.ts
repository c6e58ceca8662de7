import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#/test/runs.ts';
import { instant, type Instant, parseInstant } from '#/time/instant.ts';
import { readZone, utc } from '#/time/zone.ts';
import { isQuiet, type QuietHours, readQuietHours, readTimeOfDay, writeTimeOfDay } from './quietHours.ts';

const at = (text: string): Instant => parseInstant(text) ?? instant(Number.NaN);
const zone = (name: string) => readZone(name) ?? utc;
const hours = (from: string, to: string): QuietHours => ({
  from: readTimeOfDay(from) ?? Number.NaN,
  to: readTimeOfDay(to) ?? Number.NaN,
});

describe('quiet hours', () => {
  it.each([
    ['22:00', '07:00', 'Europe/Berlin', '2026-08-12T19:59:59Z', false],
    ['22:00', '07:00', 'Europe/Berlin', '2026-08-12T20:00:00Z', true],
    ['22:00', '07:00', 'Europe/Berlin', '2026-08-13T04:59:59Z', true],
    ['22:00', '07:00', 'Europe/Berlin', '2026-08-13T05:00:00Z', false],
    ['12:00', '13:00', 'Asia/Kolkata', '2026-08-12T06:30:00Z', true],
    ['12:00', '13:00', 'Asia/Kolkata', '2026-08-12T07:30:00Z', false],
    ['00:00', '06:00', 'America/Los_Angeles', '2026-08-12T07:00:00Z', true],
    ['09:00', '09:00', 'UTC', '2026-08-12T09:00:00Z', false],
    // The clocks skip from 02:00 to 03:00, and the end at 02:30 with them.
    ['22:00', '02:30', 'Europe/Berlin', '2026-03-29T00:59:59Z', true],
    ['22:00', '02:30', 'Europe/Berlin', '2026-03-29T01:00:00Z', false],
    ['02:15', '03:30', 'Europe/Berlin', '2026-03-29T01:00:00Z', true],
    // They show 02:00 to 03:00 twice: what is quiet then is quiet twice.
    ['22:00', '02:30', 'Europe/Berlin', '2026-10-25T00:15:00Z', true],
    ['22:00', '02:30', 'Europe/Berlin', '2026-10-25T00:45:00Z', false],
    ['22:00', '02:30', 'Europe/Berlin', '2026-10-25T01:15:00Z', true],
    ['22:00', '02:30', 'Europe/Berlin', '2026-10-25T01:30:00Z', false],
    ['22:00', '07:00', 'Europe/Berlin', '2026-10-25T06:00:00Z', false],
  ])('from %s until %s in %s: %s is quiet: %s', (from, to, name, when, quiet) => {
    expect(isQuiet(at(when), zone(name), hours(from, to))).toBe(quiet);
  });

  const timeOfDay = fc.integer({ min: 0, max: 1439 });
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia');
  const when = fc.integer({ min: Date.UTC(1965, 0), max: Date.UTC(2036, 0) });

  it('ask the clock of the zone alone, on any day and whatever it skips or repeats', () => {
    const clocks = new Map<string, Intl.DateTimeFormat>();
    const clockOf = (timeZone: string) => {
      const known = clocks.get(timeZone);
      const options = { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' } as const;
      const clock = known ?? new Intl.DateTimeFormat('en-GB', options);
      clocks.set(timeZone, clock);
      return clock;
    };
    fc.assert(
      fc.property(timeOfDay, timeOfDay, zones, when, (from, to, name, milliseconds) => {
        const text = clockOf(name).format(milliseconds);
        const [start, end] = [writeTimeOfDay(from), writeTimeOfDay(to)];
        const expected = start <= end ? start <= text && text < end : start <= text || text < end;
        expect(isQuiet(instant(milliseconds), zone(name), { from, to })).toBe(expected);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('and the rest of the day share every minute of it', () => {
    fc.assert(
      fc.property(timeOfDay, timeOfDay, when, (from, to, milliseconds) => {
        fc.pre(from !== to);
        const moment = instant(milliseconds);
        expect(isQuiet(moment, utc, { from, to })).toBe(!isQuiet(moment, utc, { from: to, to: from }));
      }),
      { numRuns: runs(500) },
    );
  });

  it('are none where none are set', () => {
    expect(isQuiet(at('2026-08-12T00:00:00Z'), utc, null)).toBe(false);
  });

  it('are read as they were written, and nothing else is', () => {
    fc.assert(
      fc.property(timeOfDay, (minutes) => {
        expect(readTimeOfDay(writeTimeOfDay(minutes))).toBe(minutes);
        expect(readQuietHours({ from: minutes, to: 0 })).toEqual({ from: minutes, to: 0 });
      }),
      { numRuns: runs(500) },
    );
    expect(['', '24:00', '7:00', '07:60', '22:00:00'].map(readTimeOfDay)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    const wrong = [
      null,
      7,
      'x',
      {},
      { from: 1 },
      { from: -1, to: 5 },
      { from: 1440, to: 5 },
      { from: 0.5, to: 5 },
    ];
    expect(wrong.map(readQuietHours)).toEqual(wrong.map(() => null));
  });
});
