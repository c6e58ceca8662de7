import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExceptionItem } from '#/domain/exceptions/exception.ts';
import { findExceptions } from '#/domain/exceptions/exceptions.ts';
import { defaultExceptionSettings } from '#/domain/exceptions/exceptionSettings.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';
import { runs } from '#/test/runs.ts';
import { box, find, now } from '#/test/samples/exceptions.ts';
import { sampleRequest } from '#/test/samples/records.ts';
import { type AlertLedger, maxGone } from './alertLedger.ts';
import { alertKey, reviewAlerts } from './reviewAlerts.ts';

const [example] = find([box({ holds: [{ name: 'customs', status: 'hold', description: null }] })]);
const item = (id: string, more: Partial<ExceptionItem> = {}): ExceptionItem => {
  if (!example) throw new Error('The sample has no exception.');
  return { ...example, id, ...more };
};

/** What one look after another shows, each with what is there and whether it is quiet. */
function looks(
  ledger: AlertLedger | null,
  ...steps: readonly (Partial<Parameters<typeof reviewAlerts>[1]> & { items: readonly ExceptionItem[] })[]
) {
  let known = ledger;
  return steps.map((step) => {
    const review = reviewAlerts(known, {
      basis: '',
      quiet: false,
      slipDays: [2, 5, 10],
      choose: (items) => items,
      ...step,
    });
    known = review.ledger;
    return review.due.map(({ id }) => id);
  });
}
const nothing: AlertLedger = { known: new Set(), held: new Set(), basis: '' };

/** Whether it came in quiet hours and was gone at their end: then it is not worth a word any more. */
function lost(
  steps: readonly { readonly ids: readonly string[]; readonly quiet: boolean }[],
  id: string,
): boolean {
  const came = steps.findIndex(({ ids }) => ids.includes(id));
  if (came < 0 || !steps[came]?.quiet) return false;
  const end = steps.slice(came).find(({ quiet }) => !quiet);
  return end !== undefined && !end.ids.includes(id);
}

describe('what shows a notification', () => {
  it('is no exception that was there when alerts were switched on, and each later one once', () => {
    expect(
      looks(
        null,
        { items: [item('a')] },
        { items: [item('a'), item('b')] },
        { items: [item('a'), item('b')] },
      ),
    ).toEqual([[], ['b'], []]);
  });

  it('is an ETA at each of the chosen days that it slips past, once', () => {
    const slipped = (days: number) => ({
      items: [item('eta', { kind: 'eta_slipped', slipHours: days * 24 })],
    });
    const days = [1, 2, 3, 5, 4, 6, 2, 12, 12, 30].map(slipped);
    expect(looks(nothing, ...days).map((due) => due.length)).toEqual([0, 1, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(looks(nothing, slipped(7), slipped(11)).map((due) => due.length)).toEqual([1, 1]);
    const once = days.map((step) => ({ ...step, slipDays: [] }));
    expect(looks(nothing, ...once).map((due) => due.length)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('is a failed request for a wrong number, which waited before', () => {
    const request = (known: Partial<TrackingRequest>) => ({
      items: findExceptions({
        shipments: [],
        requests: [sampleRequest({ number: 'TGHU1234560', createdAt: now, ...known })],
        now,
        settings: defaultExceptionSettings,
      }).items,
    });
    const steps = [
      request({ status: 'pending' }),
      request({ status: 'failed', failedReason: 'invalid_number' }),
      request({ status: 'failed', failedReason: 'invalid_number' }),
    ];
    expect(looks(nothing, ...steps)).toEqual([[], ['request:request'], []]);
  });

  it('is no exception that goes away and returns, nor one of which a fact changes', () => {
    expect(
      looks(
        nothing,
        { items: [item('a')] },
        { items: [] },
        { items: [item('a', { fingerprint: 'other', priority: 'urgent' })] },
      ),
    ).toEqual([['a'], [], []]);
  });

  it('is a last free day that was near and has passed', () => {
    const near = item('lfd', { kind: 'free_day_near' });
    expect(looks(nothing, { items: [near] }, { items: [item('lfd', { kind: 'free_day_over' })] })).toEqual([
      ['lfd'],
      ['lfd'],
    ]);
  });

  it('is nothing that was acknowledged or not chosen when it came, also once it is open and chosen', () => {
    expect(looks(nothing, { items: [item('a')], choose: () => [] }, { items: [item('a')] })).toEqual([
      [],
      [],
    ]);
  });

  it('is nothing that rests on stale data, until it is judged', () => {
    expect(
      looks(
        nothing,
        { items: [item('a', { priority: 'unjudged', withheld: { code: 'stopped' } })] },
        { items: [item('a')] },
      ),
    ).toEqual([[], ['a']]);
    expect(looks(null, { items: [item('a', { priority: 'unjudged' })] }, { items: [item('a')] })).toEqual([
      [],
      [],
    ]);
  });

  it('is nothing that comes because the settings of exceptions were changed', () => {
    expect(
      looks(
        nothing,
        { items: [item('a')] },
        { items: [item('a'), item('b')], basis: 'near: 5 days' },
        { items: [item('a'), item('b'), item('c')], basis: 'near: 5 days' },
      ),
    ).toEqual([['a'], [], ['c']]);
  });

  it('waits in quiet hours, and comes at their end if it still needs action', () => {
    expect(
      looks(
        nothing,
        { items: [item('a'), item('b')], quiet: true },
        { items: [item('a'), item('b'), item('c')], quiet: true },
        { items: [item('b'), item('c')], choose: (items) => items.filter(({ id }) => id !== 'c') },
        { items: [item('a'), item('b'), item('c')] },
      ),
    ).toEqual([[], [], ['b'], []]);
  });

  it('says whether it waited', () => {
    const quiet = reviewAlerts(nothing, {
      items: [item('a')],
      basis: '',
      quiet: true,
      slipDays: [],
      choose: (some) => some,
    });
    const end = { basis: '', quiet: false, slipDays: [], choose: (some: readonly ExceptionItem[]) => some };
    expect(reviewAlerts(quiet.ledger, { ...end, items: [item('a')] }).hasWaited).toBe(true);
    expect(reviewAlerts(quiet.ledger, { ...end, items: [item('b')] }).hasWaited).toBe(false);
  });

  it('comes in the order of the exceptions', () => {
    const held = reviewAlerts(nothing, {
      items: [item('b')],
      basis: '',
      quiet: true,
      slipDays: [],
      choose: (some) => some,
    });
    const items = [item('a'), item('b')];
    expect(
      reviewAlerts(held.ledger, { items, basis: '', quiet: false, slipDays: [], choose: (some) => some }).due,
    ).toEqual(items);
  });

  it('stores nothing where nothing is new', () => {
    const choose = () => [];
    const first = reviewAlerts(nothing, {
      items: [item('a')],
      basis: '',
      quiet: false,
      slipDays: [],
      choose,
    });
    const second = reviewAlerts(first.ledger, { items: [], basis: '', quiet: false, slipDays: [], choose });
    expect(second.ledger).toBe(first.ledger);
  });

  it('forgets the oldest that went away, and never what is there', () => {
    const known = Array.from({ length: maxGone + 2 }, (_, at) => `hold old:${at}`);
    const ledger = { known: new Set([alertKey(item('here')), ...known]), held: new Set<string>(), basis: '' };
    const items = [item('here'), item('new')];
    const next = reviewAlerts(ledger, {
      items,
      basis: '',
      quiet: false,
      slipDays: [],
      choose: (some) => some,
    });
    expect(next.due.map(({ id }) => id)).toEqual(['new']);
    expect(next.ledger.known.size).toBe(maxGone + 2);
    expect([...next.ledger.known].slice(-2)).toEqual([alertKey(item('here')), alertKey(item('new'))]);
    expect(next.ledger.known.has('hold old:1')).toBe(false);
  });

  it('comes once at the most, whatever comes and goes, and all that is still there at the end of quiet hours comes', () => {
    const step = fc.record({ ids: fc.subarray(['a', 'b', 'c', 'd', 'e']), quiet: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const shown = looks(
          nothing,
          ...steps.map(({ ids, quiet }) => ({ items: ids.map((id) => item(id)), quiet })),
          { items: ['a', 'b', 'c', 'd', 'e'].map((id) => item(id)) },
        );
        const all = shown.flat();
        expect(new Set(all).size).toBe(all.length);
        steps.forEach(({ quiet, ids }, at) => {
          expect(quiet ? [] : ids).toEqual(expect.arrayContaining(shown[at] ?? []));
        });
        expect(new Set(all)).toEqual(new Set(['a', 'b', 'c', 'd', 'e'].filter((id) => !lost(steps, id))));
      }),
      { numRuns: runs(1000) },
    );
  });
});
