import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingLimits } from '#/domain/exceptions/exceptionSettings.ts';
import type { Container } from '#/domain/records/container.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant, parseInstant, type Instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { deadlineZone } from './deadlineZone.ts';
import { freeDays, freeDayUrgency } from './freeDay.ts';

const losAngeles = 'America/Los_Angeles';
const at = (text: string): Instant => parseInstant(text) ?? instant(Number.NaN);
const none = { line: null, terminal: null, rail: null };
const tracked = sampleShipment();

function read(known: Partial<Container>, now: string, shipment: typeof tracked | null = tracked) {
  const checked = { terminalCheckedAt: instant(at(now) - 3_600_000), podZone: losAngeles };
  return freeDays(sampleContainer({ ...checked, ...known }), shipment, at(now));
}
const terminal = (text: string, zone: string | null = losAngeles) => ({
  deadlines: { ...none, terminal: readMoment(text, zone) },
});

describe('days left', () => {
  it('the whole local day is free: 20 hours after the deadline’s instant nothing is overdue', () => {
    const result = read(terminal('2026-08-10T07:00:00Z'), '2026-08-11T03:00:00Z');
    expect(result).toMatchObject({ status: 'counting', earliest: { day: '2026-08-10', daysLeft: 0 } });
    expect(read(terminal('2026-08-10T07:00:00Z'), '2026-08-11T07:00:00Z')).toMatchObject({
      earliest: { daysLeft: -1 },
    });
    expect([0, -1].map((daysLeft) => freeDayUrgency(daysLeft, 3))).toEqual(['near', 'overdue']);
  });

  it('a date-only deadline stays that day west of UTC', () => {
    const result = read(terminal('2027-01-10'), '2027-01-09T18:00:00Z');
    expect(result.earliest).toMatchObject({ day: '2027-01-10', daysLeft: 1 });
  });

  it('digits without a zone keep their day', () => {
    expect(read(terminal('2026-08-10T00:00:00Z', null), '2026-08-08T12:00:00Z').earliest?.day).toBe(
      '2026-08-10',
    );
  });

  it('a deadline of the evening by UTC is today in New York', () => {
    const known = { ...terminal('2026-02-11T02:00:00Z', 'America/New_York'), podZone: 'America/New_York' };
    expect(read(known, '2026-02-10T20:00:00Z').earliest?.daysLeft).toBe(0);
  });

  it('a year ahead is shown without urgency, whatever number of days counts as near', () => {
    expect(read(terminal('2027-08-10T07:00:00Z'), '2026-08-10T12:00:00Z')).toMatchObject({
      status: 'counting',
      earliest: { daysLeft: 365 },
    });
    expect(freeDayUrgency(365, settingLimits.freeDayNearDays.limit)).toBe('later');
  });

  it('are near up to the number of days that was chosen, and over only once the day is over', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 30 }), (left, near) => {
        const isNear = left >= 0 && left <= near;
        expect(freeDayUrgency(left, near)).toBe(left < 0 ? 'overdue' : isNear ? 'near' : 'later');
      }),
    );
  });
});

describe('several sources', () => {
  it('the earliest is marked, whichever the combined value follows', () => {
    const line = readMoment('2026-08-14T07:00:00Z', losAngeles);
    const deadlines = { ...none, line, terminal: readMoment('2026-08-11T07:00:00Z', losAngeles) };
    const result = read({ deadlines, lastFreeDay: line }, '2026-08-10T12:00:00Z');
    expect(result.deadlines.map((one) => [one.source, one.day, one.earliest])).toEqual([
      ['terminal', '2026-08-11', true],
      ['line', '2026-08-14', false],
    ]);
    expect(result.earliest?.daysLeft).toBe(1);
  });

  it('a combined value that no source explains is listed too', () => {
    const known = { ...terminal('2026-08-11T07:00:00Z'), lastFreeDay: readMoment('2026-08-10', null) };
    expect(read(known, '2026-08-10T12:00:00Z').deadlines.map((one) => one.source)).toEqual([
      'combined',
      'terminal',
    ]);
  });

  it('each has the calendar of its own place', () => {
    const deadlines = { ...none, rail: readMoment('2026-08-11T05:00:00Z', 'America/Chicago') };
    expect(read({ deadlines }, '2026-08-11T04:00:00Z').earliest).toMatchObject({
      day: '2026-08-11',
      daysLeft: 1,
    });
  });

  it('the carrier’s belongs to the port unless the container goes inland', () => {
    const zones = { podZone: losAngeles, finalDestinationZone: 'Asia/Shanghai' };
    expect(deadlineZone('line', sampleContainer(zones))).toBe(losAngeles);
    expect(deadlineZone('rail', sampleContainer(zones))).toBe('Asia/Shanghai');
    const inland = { ...zones, podRailLoaded: readMoment('2026-08-01', null) };
    expect(deadlineZone('line', sampleContainer(inland))).toBe('Asia/Shanghai');
    expect(deadlineZone('terminal', sampleContainer(inland))).toBe(losAngeles);
    const byCarrier = sampleContainer({ ...zones, inlandRailCarrier: 'UP' });
    expect(deadlineZone('line', byCarrier)).toBe('Asia/Shanghai');
  });
});

describe('picked up', () => {
  it('on the last free day is not late (a live pair from Detroit)', () => {
    const known = {
      ...terminal('2026-02-26T05:00:00Z', 'America/Detroit'),
      podFullOut: readMoment('2026-02-26T14:53:00Z', 'America/Detroit'),
    };
    expect(read(known, '2026-03-05T12:00:00Z')).toMatchObject({ status: 'done', daysLate: 0 });
  });

  it('inland counts by the pickup there, and leaving the port by rail is no pickup', () => {
    const rail = {
      deadlines: { ...none, line: readMoment('2026-08-10T07:00:00Z', losAngeles) },
      podFullOut: readMoment('2026-08-09T12:00:00Z', losAngeles),
      podRailLoaded: readMoment('2026-08-09T12:00:00Z', losAngeles),
    };
    expect(read(rail, '2026-08-12T12:00:00Z').earliest?.daysLeft).toBe(-2);
    const done = { ...rail, finalDestinationFullOut: readMoment('2026-08-13T12:00:00Z', 'America/Chicago') };
    expect(read(done, '2026-08-14T12:00:00Z')).toMatchObject({ status: 'done', daysLate: 3 });
  });
});

describe('the count is withheld with its reason', () => {
  const past = terminal('2026-08-01T07:00:00Z');
  const now = '2026-08-10T12:00:00Z';

  it('when the terminal was never checked', () => {
    expect(read({ ...past, terminalCheckedAt: null }, now)).toMatchObject({
      status: 'unknown',
      reason: { code: 'neverChecked', who: 'terminal' },
      earliest: { daysLeft: -9 },
    });
  });

  it('when the terminal was last checked more than seven days ago', () => {
    const result = read({ ...past, terminalCheckedAt: instant(at(now) - 8 * 86_400_000) }, now);
    expect(result.reason).toEqual({ code: 'lastChecked', who: 'terminal', days: 8 });
  });

  it('when tracking has stopped', () => {
    const stopped = { ...tracked.carrierTracking, stoppedReason: 'account_closed' };
    const result = read(past, now, sampleShipment({ carrierTracking: stopped }));
    expect(result).toMatchObject({ status: 'unknown', reason: { code: 'pickupStopped' } });
  });

  it('when no deadline is reported', () => {
    expect(read({}, now)).toMatchObject({ status: 'unknown', reason: { code: 'notReported' } });
  });

  it('but not merely because the shipment did not come along', () => {
    expect(read(past, now, null)).toMatchObject({ status: 'counting', earliest: { daysLeft: -9 } });
  });
});
