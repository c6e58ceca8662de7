import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shipment } from '#/domain/records/shipment.ts';
import { box, find, fresh, freeUntil, local, now, stopped } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { containersConcerned } from './containersConcerned.ts';
import type { ExceptionItem } from './exception.ts';
import { exceptionRows, groupRows, otherReasons, rowGroupings, searchRows } from './exceptionRows.ts';
import { findExceptions } from './exceptions.ts';
import { defaultExceptionSettings as settings } from './exceptionSettings.ts';

const past = freeUntil('2026-08-05T07:00:00Z');
const usda = { name: 'USDA', status: 'hold', description: null };
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
    expect(row?.items.map(({ reason }) => reason)).toEqual(['Terminal LFD past', 'USDA hold']);
    expect(row?.lead.kind).toBe('free_day_over');
    expect(row?.freeDay).toEqual({ day: '2026-08-05', daysLeft: -7 });
  });

  it('name the other holds together', () => {
    const hold = (name: string) => ({ ...usda, name });
    const [row] = exceptionRows(
      find([box({ holds: ['USDA', 'freight', 'other', 'other'].map(hold), ...past })]),
    );
    expect(row && otherReasons(row)).toEqual(['USDA, Freight and Other holds']);
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
    expect(containersConcerned(both), 'the shipment stands for both').toBe(2);
  });

  it('count a container once however many reasons it has', () => {
    expect(containersConcerned(find([held]))).toBe(1);
    expect(containersConcerned(find([held, late]))).toBe(2);
    expect(containersConcerned([])).toBe(0);
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
    const found = (text: string) => searchRows(rows, [one], text).map(({ subject }) => subject.number);
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
