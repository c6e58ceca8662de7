import { describe, expect, it } from 'vitest';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings as settings } from '#/domain/exceptions/exceptionSettings.ts';
import type { SavedView } from '#/domain/list/savedView.ts';
import { box, fresh, freeUntil, now } from '#/test/samples/exceptions.ts';
import { sampleShipment } from '#/test/samples/records.ts';
import { type AlertRules, defaultAlertRules, readAlertRules, readSlipDays } from './alertRules.ts';
import { alertViews, canAlert, chosenAlerts } from './chosenAlerts.ts';

const over = freeUntil('2026-08-10T07:00:00Z');
const shipments = [
  sampleShipment({
    id: 'one',
    customerName: 'Acme',
    carrierTracking: fresh,
    containers: [
      box({ id: 'a', number: 'TEMU3043531', ...over }),
      box({ id: 'b', number: 'MSCU1234566', currentStatus: 'available', ...over }),
    ],
  }),
  sampleShipment({
    id: 'two',
    carrierTracking: fresh,
    containers: [box({ id: 'c', number: 'FCIU9999990', ...over })],
  }),
];
const { items } = findExceptions({ shipments, requests: [], now, settings });
const view = (id: string, search: string): SavedView => ({ id, name: id, page: '/shipments', search });
const views = [
  view('acme', '?customer=Acme'),
  view('available', '?by=container&status=available'),
  view('overdue', '?exception=free_day_over&q=FCIU9999990'),
  view('all', '?columns=number'),
  view('changed', '?changed=yes'),
  view('set', '?set=TEMU3043531'),
  view('long', '?deviceSet=x'),
];
const rules = (ids: readonly string[], more: Partial<AlertRules> = {}): AlertRules => ({
  ...defaultAlertRules,
  views: ids,
  ...more,
});
const chosen = (given: AlertRules, some: readonly ExceptionItem[] = items) =>
  chosenAlerts(some, given, views, { shipments, open: items, now }).map(({ subject }) => subject.id);

describe('which new exceptions are wanted', () => {
  it.each([
    [[], ['a', 'b', 'c']],
    [['acme'], ['a', 'b']],
    [['available'], ['b']],
    [
      ['available', 'overdue'],
      ['b', 'c'],
    ],
    [['all'], ['a', 'b', 'c']],
    // None of them is there, or can be followed: the whole account.
    [
      ['gone', 'changed'],
      ['a', 'b', 'c'],
    ],
  ])('for the views %j: those about %j', (ids, subjects) => {
    expect(chosen(rules(ids)).toSorted()).toEqual(subjects);
  });

  it('are of the chosen kinds', () => {
    expect(chosen(rules([], { kinds: ['hold'] }))).toEqual([]);
    expect(chosen(rules([], { kinds: [] }))).toEqual([]);
    expect(chosen(rules([], { kinds: ['free_day_over'] }))).toHaveLength(3);
  });

  it('about a shipment as a whole or a request are in a view with the shipment, or in none', () => {
    const [one] = items;
    if (!one) throw new Error('The sample has no exception.');
    const whole = {
      ...one,
      subject: { ...one.subject, kind: 'shipment', id: 'one', shipmentId: 'one' },
    } as const;
    const request = {
      ...one,
      subject: { ...one.subject, kind: 'request', id: 'r', shipmentId: null },
    } as const;
    expect(chosen(rules(['acme']), [whole, request])).toEqual(['one']);
    expect(chosen(rules([]), [whole, request])).toEqual(['one', 'r']);
  });

  it('cannot follow a view by the last review or by a set', () => {
    expect(views.filter(canAlert).map(({ id }) => id)).toEqual(['acme', 'available', 'overdue', 'all']);
    expect(alertViews(rules(['changed']), views)).toBeNull();
  });
});

describe('rules as they were stored', () => {
  it('are read part by part; what cannot be read is the default', () => {
    const stored = {
      kinds: ['hold', 'x', 7],
      views: ['a', 'a', 5, '', 'y'.repeat(300)],
      quiet: { from: 60, to: 90 },
      slipDays: [9, 3, 3, 0, 2.5, '4', 61],
    };
    expect(readAlertRules(stored)).toEqual({
      kinds: ['hold'],
      views: ['a'],
      quiet: { from: 60, to: 90 },
      slipDays: [3, 9],
    });
    expect(readAlertRules({ slipDays: [] }).slipDays).toEqual([]);
    expect(readAlertRules({ kinds: [] }).kinds).toEqual([]);
    for (const broken of [
      null,
      undefined,
      'x',
      7,
      [],
      { kinds: 'hold', views: {}, quiet: 'night', slipDays: 3 },
    ]) {
      expect(readAlertRules(broken)).toEqual(defaultAlertRules);
    }
    const many = Array.from({ length: 500 }, (_, at) => String(at));
    expect(readAlertRules({ views: many }).views).toHaveLength(200);
  });

  it.each([
    ['2, 5, 10', [2, 5, 10]],
    ['10 3;3', [3, 10]],
    ['', []],
    ['2, x', null],
    ['0', null],
    ['2.5', null],
    ['61', null],
    ['1 2 3 4 5 6 7', null],
  ])('days of slip typed as "%s" are %j', (text, days) => {
    expect(readSlipDays(text)).toEqual(days);
  });
});
