import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Carrier } from '#/domain/records/shipment.ts';
import {
  at,
  box,
  find,
  fresh,
  freeUntil,
  kinds,
  local,
  none,
  now,
  stopped,
} from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { day } from '#/time/durations.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import { describeExceptionReason } from '#/wording/exceptions.ts';
import { exceptionRows, groupRows } from './exceptionRows.ts';
import { findExceptions } from './exceptions.ts';
import { defaultExceptionSettings as settings } from './exceptionSettings.ts';

describe('the carrier of exceptions', () => {
  const called = (carrier: Carrier, id: string) =>
    sampleShipment({
      id,
      carrier,
      carrierTracking: fresh,
      containers: [box({ ...freeUntil('2026-08-10T07:00:00Z'), id, number: id })],
    });
  const msc = { scac: 'MSCU', name: 'Mediterranean Shipping Company', shortName: 'MSC' };
  const fleet = [
    called({ ...msc, shortName: null }, 'a'),
    called({ scac: 'MEDU', name: null, shortName: null }, 'b'),
    called(msc, 'c'),
    called({ scac: 'MAEU', name: 'Maersk', shortName: null }, 'd'),
  ];

  it('has one name, so that its containers are one group, whatever sources call it', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(fleet, { minLength: fleet.length }), (shipments) => {
        const { items } = findExceptions({ shipments, requests: [], now, settings });
        const groups = groupRows(exceptionRows(items), 'carrier');
        expect(Object.fromEntries(groups.map(({ value, rows }) => [value, rows.length]))).toEqual({
          MSC: 3,
          Maersk: 1,
        });
      }),
    );
  });
});

describe('last free days', () => {
  it('count from the earliest source, whichever the combined value follows (trap 13)', () => {
    const deadlines = {
      ...none,
      line: local('2026-08-20T07:00:00Z'),
      terminal: local('2026-08-10T07:00:00Z'),
    };
    const [item] = find([box({ deadlines, lastFreeDay: deadlines.line })]);
    expect(item).toMatchObject({
      kind: 'free_day_over',
      priority: 'urgent',
      reason: { code: 'freeDay', source: 'terminal', state: 'missed' },
      due: { of: 'freeDay', count: { code: 'daysLeft', days: -2 }, moment: { day: '2026-08-10' } },
    });
  });

  it('are not past on the day itself, however late in that day (trap 11)', () => {
    const [item] = find([box(freeUntil('2026-08-12T07:00:00Z'))], {}, at('2026-08-13T03:00:00Z'));
    expect(item).toMatchObject({
      kind: 'free_day_near',
      priority: 'urgent',
      reason: { code: 'freeDay', source: 'terminal', state: 'today' },
      due: { count: { code: 'daysLeft', days: 0 } },
    });
  });

  it('are no exception once the container was picked up, in time or late (trap 10)', () => {
    expect(
      find([box({ ...freeUntil('2026-08-10T07:00:00Z'), podFullOut: local('2026-08-11T18:00:00Z') })]),
    ).toEqual([]);
    expect(find([box({ ...freeUntil('2026-08-01T07:00:00Z'), currentStatus: 'empty_returned' })])).toEqual(
      [],
    );
  });

  it.each([
    ['never checked', null, { code: 'neverChecked', who: 'terminal' }],
    ['checked 8 days ago', instant(now - 8 * day), { code: 'lastChecked', who: 'terminal', days: 8 }],
  ])('are not judged by a terminal that was %s (trap 15)', (_, terminalCheckedAt, withheld) => {
    const [item] = find([box({ ...freeUntil('2026-08-01T07:00:00Z'), terminalCheckedAt })]);
    expect(item).toMatchObject({
      priority: 'unjudged',
      withheld,
      due: { count: null },
    });
    expect(item?.reason).toEqual({ code: 'freeDay', source: 'terminal', state: null });
  });

  it('are not judged once tracking has stopped (trap 15)', () => {
    const items = find([box(freeUntil('2026-08-01T07:00:00Z'))], {
      carrierTracking: stopped('cancelled_by_user'),
    });
    expect(items.find(({ kind }) => kind === 'free_day_stale')?.priority).toBe('unjudged');
  });

  it('are near by the number of days that was chosen', () => {
    const shipments = [
      sampleShipment({ carrierTracking: fresh, containers: [box(freeUntil('2026-08-18T07:00:00Z'))] }),
    ];
    const look = (freeDayNearDays: number) =>
      kinds(
        findExceptions({ shipments, requests: [], now, settings: { ...settings, freeDayNearDays } }).items,
      );
    expect([look(5), look(6)]).toEqual([[], ['free_day_near']]);
  });

  it('a year ahead are no exception (trap 16)', () => {
    expect(find([box(freeUntil('2027-08-10T07:00:00Z'))])).toEqual([]);
  });

  it('do not run on the vessel or the train, whatever was planned', () => {
    const known = freeUntil('2026-08-01T07:00:00Z');
    expect(find([box({ ...known, currentStatus: 'on_ship', podDischarged: null })])).toEqual([]);
    expect(kinds(find([box({ ...known, currentStatus: 'on_rail' })]))).toEqual([]);
  });

  it('raise no alarm about the order of dates without a time (trap 17)', () => {
    const known = {
      currentStatus: 'on_rail',
      podRailLoaded: local('2026-08-06T19:33:00Z'),
      podRailDeparted: local('2026-08-06T04:00:00Z'),
    };
    expect(find([box(known)])).toEqual([]);
  });
});

describe('holds and release', () => {
  it('list every hold with who clears it, two of one name apart (trap 7)', () => {
    const hold = (name: string, description: string | null = null) => ({ name, status: 'hold', description });
    const items = find([
      box({ holds: [hold('customs'), hold('freight'), hold('other', 'A'), hold('other', 'B')] }),
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
    expect(items.map(({ party }) => party)).toEqual(['broker', 'carrier', 'terminal', 'terminal']);
    expect(items.map(({ reason, detail }) => [reason, detail])).toContainEqual([
      { code: 'hold', hold: 'other', effect: 'blocks' },
      { code: 'quoted', text: 'B' },
    ]);
  });

  it('are listed although the terminal says available: its data is out of step (trap 3)', () => {
    const known = { currentStatus: 'available', availabilityKnown: true, availableForPickup: true };
    const blocks = (name: string) => ({ name, status: 'hold', description: null });
    const items = find([box({ ...known, holds: [blocks('freight'), blocks('customs')] })]);
    expect(items.map(({ kind, priority }) => `${kind} ${priority}`)).toEqual(['hold soon', 'hold soon']);
  });

  it('name the carrier’s release without a word about money, and say the carrier once', () => {
    const reasonOf = (status: string) =>
      find([box({ holds: [{ name: 'line', status, description: null }] })]).map(({ party, reason, next }) => [
        party,
        describeExceptionReason(reason, { display: 'place', viewer: utc, now }),
        next,
      ]);
    expect(reasonOf('hold')).toEqual([['carrier', 'Carrier release pending', null]]);
    expect(reasonOf('pending')).toEqual([['carrier', 'Carrier release pending', null]]);
  });

  it('pass an unknown hold through and say to ask the terminal (trap 7)', () => {
    const [item] = find([box({ holds: [{ name: 'usda', status: 'frozen', description: null }] })]);
    expect(item).toMatchObject({
      priority: 'watch',
      reason: { code: 'hold', hold: 'usda', effect: 'unclear' },
    });
    expect(item?.next).toEqual({ code: 'askWhoClears' });
  });

  it('a pending hold is only watched (trap 6)', () => {
    const known = { availabilityKnown: true, availableForPickup: true };
    const [item] = find([
      box({ ...known, holds: [{ name: 'customs', status: 'pending', description: null }] }),
    ]);
    expect(item).toMatchObject({ kind: 'hold_unclear', priority: 'watch' });
  });

  it('not available while free time runs, without a hold to name (trap 5)', () => {
    const known = {
      ...freeUntil('2026-08-19T07:00:00Z'),
      availabilityKnown: true,
      availableForPickup: false,
    };
    expect(kinds(find([box({ ...known, holds: [] })]))).toEqual(['not_ready']);
  });

  it('availability that is not reported is not a no (trap 4)', () => {
    const known = {
      ...freeUntil('2026-08-19T07:00:00Z'),
      availabilityKnown: false,
      availableForPickup: false,
    };
    expect(find([box({ ...known, holds: [] })])).toEqual([]);
  });
});
