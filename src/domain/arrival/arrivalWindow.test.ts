import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { type Moment, readMoment } from '#/time/moment.ts';
import { arrivalWindowTest, type DayBound, parseDayBound } from './arrivalWindow.ts';

const now = instant(Date.parse('2026-08-12T05:00:00Z'));
const losAngeles = samplePlace({ locode: 'USLAX', zone: 'America/Los_Angeles' });

const isIn = (arrival: { podEta?: Moment | null; podAta?: Moment | null }, from?: DayBound, to?: DayBound) =>
  arrivalWindowTest({ from, to }, now)(sampleShipment({ portOfDischarge: losAngeles, ...arrival }));
const local = (text: string) => readMoment(text, 'America/Los_Angeles');

describe('a window of arrival days', () => {
  it('reads "today" from the calendar at the port, where it may still be yesterday', () => {
    // 05:00 UTC on the 12th is 22:00 on the 11th in Los Angeles.
    expect(isIn({ podEta: local('2026-08-11T20:00:00Z') }, 'today', 'today')).toBe(true);
    expect(isIn({ podEta: local('2026-08-12T20:00:00Z') }, 'today', 'today')).toBe(false);
    expect(isIn({ podEta: local('2026-08-12T20:00:00Z') }, '+1d', '+1d')).toBe(true);
  });

  it('goes by the arrival once it is known, and by the estimate until then', () => {
    const late = { podEta: local('2026-08-01T20:00:00Z'), podAta: local('2026-08-10T20:00:00Z') };
    expect(isIn(late, '-2d', 'today')).toBe(true);
    expect(isIn({ podEta: late.podEta }, '-2d', 'today')).toBe(false);
  });

  it('holds both of its days, and may be open at either end', () => {
    const arrival = { podEta: local('2026-08-20T20:00:00Z') };
    expect(isIn(arrival, parseDayBound('2026-08-20') ?? undefined)).toBe(true);
    expect(isIn(arrival, undefined, parseDayBound('2026-08-20') ?? undefined)).toBe(true);
    expect(isIn(arrival, undefined, parseDayBound('2026-08-19') ?? undefined)).toBe(false);
  });

  it('never shifts a day or clock digits without a zone', () => {
    expect(isIn({ podEta: readMoment('2026-08-11', null) }, 'today', 'today')).toBe(true);
    expect(isIn({ podEta: readMoment('2026-08-11T23:30:00Z', null) }, 'today', 'today')).toBe(true);
  });

  it('leaves out what has neither ETA nor ATA', () => {
    expect(isIn({}, '-9999d', '+9999d')).toBe(false);
    expect(isIn({})).toBe(true);
  });

  it('agrees with what Intl says of the days, in every zone and around changes of the clock', () => {
    const zones = [
      'America/Los_Angeles',
      'Europe/Berlin',
      'Pacific/Kiritimati',
      'Asia/Kolkata',
      'America/Santiago',
    ];
    // Around the changes of autumn and spring, and at any other hour of two years.
    const instants = fc.oneof(
      fc.integer({ min: Date.parse('2025-10-24T00:00:00Z'), max: Date.parse('2025-11-04T00:00:00Z') }),
      fc.integer({ min: Date.parse('2026-03-06T00:00:00Z'), max: Date.parse('2026-04-01T00:00:00Z') }),
      fc.integer({ min: Date.parse('2025-01-01T00:00:00Z'), max: Date.parse('2027-01-01T00:00:00Z') }),
    );
    const offset = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        instants,
        fc.integer({ min: -15 * 86_400_000, max: 15 * 86_400_000 }),
        offset,
        offset,
        (zone, at, away, first, last) => {
          const dayNumber = (time: number) => {
            const text = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(time);
            return Date.parse(text) / 86_400_000;
          };
          const distance = dayNumber(at + away) - dayNumber(at);
          const shipment = sampleShipment({ podEta: readMoment(new Date(at + away).toISOString(), zone) });
          const bound = (days: number): DayBound => (days < 0 ? `-${-days}d` : `+${days}d`);
          const test = arrivalWindowTest({ from: bound(first), to: bound(last) }, instant(at));
          expect(test(shipment)).toBe(distance >= first && distance <= last);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
