import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ask } from '#/domain/messages/ask.ts';
import type { Container } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, find, fresh, freeUntil, local, now, stopped } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { utc } from '#/time/zone.ts';
import {
  describeExceptionReason,
  describeNextAct,
  describeOtherReasons,
  textsOfException,
} from '#/wording/exceptions.ts';
import { countConcerned } from './concerned.ts';
import type { ExceptionItem } from './exception.ts';
import {
  exceptionRows,
  groupRows,
  otherReasons,
  rowGroupings,
  searchRows,
  totalFees,
} from './exceptionRows.ts';
import { findExceptions } from './exceptions.ts';
import { defaultExceptionSettings as settings } from './exceptionSettings.ts';
import { nextAct } from './nextAct.ts';

const format = { display: 'place', viewer: utc, now } as const;
const past = freeUntil('2026-08-05T07:00:00Z');
const usda = { name: 'USDA', status: 'hold', description: null };
const demurrage = (amount: number, currencyCode = 'USD') => ({ type: 'demurrage', amount, currencyCode });
const held = box({ id: 'held', number: 'TGHU5094120', holds: [usda], ...past });
const late = box({ id: 'late', number: 'CBHU3318342', ...past });
const shipment = (known: Partial<Shipment>) => sampleShipment({ carrierTracking: fresh, ...known });
const itemsOf = (...shipments: Shipment[]) =>
  findExceptions({ shipments, requests: [], now, settings }).items;
const numbers = (items: readonly ExceptionItem[]) =>
  exceptionRows(items).map(({ subject }) => subject.number);

describe('the rows of the exceptions', () => {
  it('have one row for a container with all its reasons, the worst first', () => {
    const [row, ...more] = exceptionRows(find([held]));
    expect(more).toEqual([]);
    expect(row?.items.map(({ reason }) => reason)).toEqual([
      { code: 'freeDay', source: 'terminal', state: 'missed' },
      { code: 'hold', hold: 'USDA', effect: 'blocks' },
    ]);
    expect(row?.lead.kind).toBe('free_day_over');
    expect(row?.freeDay).toEqual({ day: '2026-08-05', daysLeft: -7 });
  });

  it.each([
    ['its last free day is past', late, 'now'],
    ['it waits free of charge until today', box(freeUntil('2026-08-12T07:00:00Z')), 'tomorrow'],
    ['its last free day is near', box(freeUntil('2026-08-14T07:00:00Z')), 'soon'],
    ['a hold stops it', box({ holds: [usda] }), 'blocked'],
    ['a hold may come', box({ holds: [{ ...usda, status: 'pending' }] }), 'watch'],
    ['fees are reported with a hold', box({ holds: [usda], fees: [demurrage(125)] }), 'now'],
    [
      'fees were reported long ago',
      box({ ...past, fees: [demurrage(16_000)], terminalCheckedAt: instant(now - 30 * 86_400_000) }),
      'unverified',
    ],
  ])('say what happens if nothing is done: %s', (_what, container, consequence) => {
    expect(exceptionRows(find([container])).map((row) => row.consequence)).toEqual([consequence]);
  });

  it('put money first: what cannot be verified, then what costs most, then what will', () => {
    const old = { terminalCheckedAt: instant(now - 30 * 86_400_000) };
    const fleet = [
      box({ id: 'b', number: 'B', ...past, fees: [demurrage(125)] }),
      box({ id: 'near', number: 'NEAR', ...freeUntil('2026-08-14T07:00:00Z') }),
      box({ id: 'c', number: 'C', ...past, fees: [demurrage(7_212.5)] }),
      box({ id: 'old', number: 'OLD', ...past, ...old, fees: [demurrage(16_000)] }),
      late,
    ];
    expect(numbers(find(fleet))).toEqual(['OLD', 'C', 'B', 'CBHU3318342', 'NEAR']);
  });

  it('add up what is owed, by currency', () => {
    const rows = exceptionRows(
      find([
        box({ id: 'a', number: 'A', ...past, fees: [demurrage(0.1), demurrage(0.2)] }),
        box({ id: 'b', number: 'B', ...past, fees: [demurrage(40, 'CAD'), demurrage(10)] }),
        late,
      ]),
    );
    expect(totalFees(rows)).toEqual([
      { currencyCode: 'CAD', amount: 40 },
      { currencyCode: 'USD', amount: 10.3 },
    ]);
  });

  it.each<[string, Partial<Container>, Pick<Ask, 'party' | 'act'>]>([
    [
      'Ask broker about USDA hold',
      { holds: [usda], ...past },
      { party: 'broker', act: { code: 'askAboutHolds', holds: ['USDA'] } },
    ],
    [
      'Ask broker about USDA and customs holds',
      { holds: [usda, { ...usda, name: 'customs' }] },
      { party: 'broker', act: { code: 'askAboutHolds', holds: ['USDA', 'customs'] } },
    ],
    [
      'Ask carrier about freight hold',
      { holds: [{ ...usda, name: 'freight' }], ...past },
      { party: 'carrier', act: { code: 'askAboutHolds', holds: ['freight'] } },
    ],
    [
      'Ask carrier about carrier release pending',
      { holds: [{ ...usda, name: 'line' }], ...past },
      { party: 'carrier', act: { code: 'askAboutHolds', holds: ['line'] } },
    ],
    ['Book pickup', past, { party: 'trucker', act: { code: 'bookPickup' } }],
    [
      'Confirm pickup appointment',
      { ...past, pickupAppointment: local('2026-08-13T17:00:00Z') },
      { party: 'trucker', act: { code: 'confirmPickup' } },
    ],
    [
      'Ask terminal for release',
      { ...past, availabilityKnown: true, availableForPickup: false },
      { party: 'terminal', act: { code: 'askRelease' } },
    ],
  ])('say the next act: %s', (label, known, asked) => {
    const [row] = exceptionRows(find([box(known)]));
    const next = row ? nextAct(row) : null;
    expect(next).toEqual({
      code: 'ask',
      ask: { ...asked, subject: row?.subject, facts: { daysLeft: row?.freeDay?.daysLeft ?? null } },
    });
    expect(next && describeNextAct(next)).toBe(label);
  });

  it('name the other holds together', () => {
    const hold = (name: string) => ({ ...usda, name });
    const [row] = exceptionRows(
      find([box({ holds: ['USDA', 'freight', 'other', 'other'].map(hold), ...past })]),
    );
    expect(row && otherReasons(row)).toEqual({ holds: ['USDA', 'freight', 'other'], rest: [] });
    expect(row && describeOtherReasons(row, format)).toEqual(['USDA hold, freight hold, other hold']);
  });

  it('name a hold that is the worst reason once, however its source writes it', () => {
    const holds = ['VACIS', 'VACIS exam'].map((name) => ({ ...usda, name }));
    const [row] = exceptionRows(find([box({ holds })]));
    expect(row && describeExceptionReason(row.lead.reason, format)).toBe('VACIS exam');
    expect(row && describeOtherReasons(row, format)).toEqual([]);
  });

  it('name each other reason once, whatever its spelling, and a release that is pending as one that is missing', () => {
    const othersOf = (...holds: readonly (readonly [name: string, status: string])[]) => {
      const [row] = exceptionRows(
        find([box({ ...past, holds: holds.map(([name, status]) => ({ name, status, description: null })) })]),
      );
      return row && otherReasons(row);
    };
    const pending = { code: 'hold', effect: 'warns' };
    expect(othersOf(['line', 'hold'], ['line', 'pending'])).toEqual({ holds: ['line'], rest: [] });
    expect(othersOf(['other', 'hold'], ['Other', 'hold'])).toEqual({
      holds: [expect.stringMatching(/^other$/i)],
      rest: [],
    });
    expect(othersOf(['VACIS', 'hold'], ['VACIS exam', 'hold'])).toEqual({
      holds: [expect.stringMatching(/^VACIS/)],
      rest: [],
    });
    expect(othersOf(['customs', 'pending'], ['Customs', 'pending'])).toEqual({
      holds: [],
      rest: [{ ...pending, hold: expect.stringMatching(/^customs$/i) }],
    });
    expect(othersOf(['customs', 'hold'], ['customs', 'pending'])).toEqual({
      holds: ['customs'],
      rest: [{ ...pending, hold: 'customs' }],
    });
  });

  it('name who acts next: nothing is picked up before its hold is cleared', () => {
    expect(exceptionRows(find([held])).map(({ party }) => party)).toEqual(['broker']);
    expect(exceptionRows(find([late])).map(({ party }) => party)).toEqual(['trucker']);
  });

  it('name the terminal where it has not released a container, as the verdict does', () => {
    const [row] = exceptionRows(find([box({ ...past, availabilityKnown: true, availableForPickup: false })]));
    expect(row?.items.map(({ kind }) => kind)).toEqual(['free_day_over', 'not_ready']);
    expect(row?.party).toBe('terminal');
  });

  it('give what is about a whole shipment to its only container, and a row of its own to several', () => {
    const carrierTracking = stopped('no_updates_at_line');
    expect(numbers(find([held], { carrierTracking }))).toEqual(['TGHU5094120']);
    const both = itemsOf(shipment({ containers: [held, late], carrierTracking, billOfLading: 'MEDU1' }));
    expect(numbers(both).toSorted()).toEqual(['CBHU3318342', 'MEDU1', 'TGHU5094120']);
    expect(countConcerned(both), 'the shipment stands for both').toEqual({ containers: 2, requests: 0 });
  });

  it('count a container once however many reasons it has', () => {
    expect(countConcerned(find([held]))).toEqual({ containers: 1, requests: 0 });
    expect(countConcerned(find([held, late]))).toEqual({ containers: 2, requests: 0 });
    expect(countConcerned([])).toEqual({ containers: 0, requests: 0 });
  });

  it('know no days of a deadline that the data is too old for', () => {
    const old = find([box({ ...past, terminalCheckedAt: instant(now - 30 * 86_400_000) })]);
    expect(exceptionRows(old)[0]?.freeDay).toEqual({ day: '2026-08-05', daysLeft: null });
  });

  it('sum the fees of the container', () => {
    const fees = [
      { type: 'demurrage', amount: 1300, currencyCode: 'USD' },
      { type: 'exam', amount: 25.5, currencyCode: 'USD' },
    ] as const;
    const [row] = exceptionRows(find([box({ ...past, fees: [...fees] })]));
    expect(row?.subject.fees).toEqual({ kind: 'sums', sums: [{ currencyCode: 'USD', amount: 1325.5 }] });
  });

  it('are found by numbers, references, places and reasons', () => {
    const one = shipment({ id: 'one', containers: [held, late], refNumbers: ['PO 4524347'] });
    const rows = exceptionRows(itemsOf(one));
    const found = (text: string) =>
      searchRows(rows, [one], text, (item) => textsOfException(item, format)).map(
        ({ subject }) => subject.number,
      );
    expect(found('')).toHaveLength(2);
    expect(found('tghu 509412-0')).toEqual(['TGHU5094120']);
    expect(found('po 4524347')).toHaveLength(2);
    expect(found('usda')).toEqual(['TGHU5094120']);
    expect(found('no such thing')).toEqual([]);
  });

  it('stand in groups that lose and repeat none, the group of the worst row first', () => {
    const kinds = fc.subarray([
      held,
      late,
      box({ id: 'sea', number: 'CSNU5468777', currentStatus: 'on_ship', podDischarged: null }),
      box({ id: 'frt', number: 'MSKU1234565', holds: [{ ...usda, name: 'freight' }] }),
    ]);
    fc.assert(
      fc.property(kinds, fc.constantFrom(...rowGroupings), (containers, by) => {
        const rows = exceptionRows(find(containers, { podEta: local('2026-08-09T16:00:00Z') }));
        const groups = groupRows(rows, by);
        expect(groups.flatMap((group) => group.rows.map(({ id }) => id)).toSorted()).toEqual(
          rows.map(({ id }) => id).toSorted(),
        );
        expect(groups[0]?.rows[0]).toBe(rows[0]);
        expect(new Set(groups.map(({ value }) => value)).size).toBe(groups.length);
      }),
    );
  });
});
