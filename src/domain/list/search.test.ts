import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalStates } from '#/domain/arrival/arrivalState.ts';
import { parseDayBound } from '#/domain/arrival/arrivalWindow.ts';
import { trackingStates } from '#/domain/status/carrierTracking.ts';
import { describeIgnoredSetting } from '#/wording/ignoredSettings.ts';
import { columnWidths } from './columnList.ts';
import { fleetColumns } from './columns.ts';
import { type FleetSearch, namesField, printFleetSearch, readFleetSearch } from './search.ts';
import { defaultColumns, defaultOrder, type FleetView, type Grouping, groupings } from './view.ts';

const viewOf = (search: FleetSearch) => readFleetSearch(search).view;
const ignoredOf = (search: FleetSearch) =>
  readFleetSearch(search).ignored.map(({ key, text }) => `${key} ${text}`);

describe('the view in an address', () => {
  it('is the usual one where the address has no settings', () => {
    const usual = { by: 'shipment', columns: defaultColumns.shipment, order: defaultOrder, group: null };
    expect(readFleetSearch({})).toEqual({ view: { ...usual, filter: { active: 'yes' } }, ignored: [] });
    expect(Object.values(printFleetSearch(viewOf({}))).filter((value) => value !== undefined)).toEqual([]);
  });

  it('hides what is finished where nothing is filtered, unless the address says otherwise', () => {
    const activeOf = (search: FleetSearch) => viewOf(search).filter.active;
    expect(activeOf({})).toBe('yes');
    expect(activeOf({ active: 'no' })).toBeUndefined();
    expect(activeOf({ q: 'maeu' }), 'a text looks at everything').toBeUndefined();
    expect(activeOf({ carrier: ['MAEU'] }), 'as an address of earlier versions means it').toBeUndefined();
    expect(ignoredOf({ active: 'maybe' })).toEqual(['active maybe']);
  });

  it('drops a custom field that the account does not have, once it is known which it has', () => {
    const search = {
      sort: '-field.gone',
      group: 'field.gone',
      columns: 'number,field.gone,field.incoterm',
      'field.gone': ['yes'],
      'field.incoterm': ['dap'],
    } as const;
    expect(ignoredOf(search)).toEqual([]);
    expect([search, { group: 'field.gone' }, { sort: 'number' }].map(namesField)).toEqual([
      true,
      true,
      false,
    ]);
    const { view, ignored } = readFleetSearch(search, new Set(['incoterm']));
    expect(view).toMatchObject({
      order: defaultOrder,
      group: null,
      filter: { fields: { incoterm: ['dap'] } },
    });
    expect(view.columns.map(({ id }) => id)).toEqual(['number', 'field.incoterm']);
    expect(ignored.map(describeIgnoredSetting)).toEqual([
      'Ignored unknown column “field.gone”.',
      'Ignored unknown sort “-field.gone”.',
      'Ignored unknown group “field.gone”.',
      'Ignored filter by unknown custom field “field.gone”.',
    ]);
    // Nothing else is filtered by, so what is finished is hidden as everywhere.
    const alone = readFleetSearch({ 'field.gone': ['yes'] }, new Set());
    expect(alone.view.filter).toMatchObject({ active: 'yes' });
    expect(alone.view.filter.fields).toBeUndefined();
  });

  it('reads columns with widths in their order', () => {
    expect(viewOf({ columns: 'number:180,carrier, arrival:160' }).columns).toEqual([
      { id: 'number', width: 180 },
      { id: 'carrier', width: null },
      { id: 'arrival', width: 160 },
    ]);
  });

  it('always has the number, which is the link of a row', () => {
    expect(viewOf({ columns: 'carrier' }).columns.map(({ id }) => id)).toEqual(['number', 'carrier']);
  });

  it('keeps widths within what a screen can show, and a repeated column once', () => {
    expect(viewOf({ columns: 'number:1,carrier:99999,number:300' }).columns).toEqual([
      { id: 'number', width: columnWidths.least },
      { id: 'carrier', width: columnWidths.limit },
    ]);
  });

  it('reads every setting that it knows and names those that it ignores', () => {
    const search = {
      by: 'pallet',
      columns: 'number,foo,carrier:wide',
      sort: '-sideways',
      group: 'mood',
      tracking: ['on', 'lost'],
      arrival: ['overdue', 'never'],
      from: '2026-02-30',
      to: '+7d',
      changed: 'perhaps',
      lfd: ['banana', 'past'],
      ready: ['banana'],
      where: ['moon'],
      eta: ['early'],
      exception: ['mood'],
      cost: ['free', 'lots'],
    };
    expect(ignoredOf(search).toSorted()).toEqual([
      'arrival never',
      'by pallet',
      'changed perhaps',
      'columns foo',
      'cost lots',
      'eta early',
      'exception mood',
      'from 2026-02-30',
      'group mood',
      'lfd banana',
      'ready banana',
      'sort -sideways',
      'tracking lost',
      'where moon',
      'width carrier:wide',
    ]);
    expect(viewOf(search)).toMatchObject({
      by: 'shipment',
      columns: [{ id: 'number' }, { id: 'carrier', width: null }],
      order: defaultOrder,
      group: null,
      filter: {
        tracking: ['on'],
        arrival: ['overdue'],
        lfd: ['past'],
        ready: undefined,
        cost: ['free'],
        from: undefined,
        to: '+7d',
      },
    });
  });

  it('reads the first of a repeated setting and names the others', () => {
    const search = {
      by: ['container', 'zzz'],
      columns: ['number,carrier', 'number'],
      sort: ['arrival', '-carrier'],
      group: ['moon', 'day'],
      q: ['a', 'b', 'c'],
    };
    expect(ignoredOf(search).toSorted()).toEqual([
      'group moon',
      'repeat by=zzz',
      'repeat columns=number',
      'repeat group=day',
      'repeat q=b',
      'repeat q=c',
      'repeat sort=-carrier',
    ]);
    expect(viewOf(search)).toMatchObject({
      by: 'container',
      columns: [{ id: 'number' }, { id: 'carrier' }],
      order: { column: 'arrival', descending: false },
      group: null,
      filter: { q: 'a' },
    });
  });

  it('restores the plus sign that an address lost', () => {
    expect(viewOf({ to: ' 7d' }).filter.to).toBe('+7d');
  });

  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const chosen = <Word extends string>(words: readonly Word[]) =>
    optional(fc.subarray([...words], { minLength: 1 }));
  const bound = optional(
    fc
      .oneof(
        fc.constant('today'),
        fc.integer({ min: 0, max: 9999 }).map((days) => `+${days}d`),
        fc.integer({ min: 0, max: 9999 }).map((days) => `-${days}d`),
        fc
          .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      )
      .map((text) => parseDayBound(text) ?? undefined),
  );
  const column = fc.record({
    id: fc.constantFrom(...fleetColumns.map(({ id }) => id)),
    width: fc.option(fc.integer({ min: columnWidths.least, max: columnWidths.limit })),
  });
  const view: fc.Arbitrary<FleetView> = fc.record({
    by: fc.constantFrom('shipment', 'container'),
    columns: fc
      .uniqueArray(column, { selector: ({ id }) => id })
      .map((columns) =>
        columns.some(({ id }) => id === 'number') ? columns : [{ id: 'number', width: null }, ...columns],
      ),
    order: fc.record({ column: column.map(({ id }) => id), descending: fc.boolean() }),
    group: fc.option(fc.constantFrom<Grouping>(...groupings, 'field.incoterm', 'field.cost_center')),
    filter: fc.record({
      q: optional(fc.string({ minLength: 1 })),
      status: chosen(['on_ship', 'unreported', 'a word']),
      carrier: chosen(['MAEU', 'ÖRE']),
      pod: chosen(['USLAX']),
      tag: chosen(['spring, 2026', 'a&b']),
      tracking: chosen(trackingStates),
      arrival: chosen(arrivalStates),
      from: bound,
      to: bound,
      changed: optional(fc.constant('yes' as const)),
    }),
  });

  it('is the same after printing and reading', () => {
    fc.assert(
      fc.property(view, (before) => {
        expect(readFleetSearch(printFleetSearch(before))).toEqual({ view: before, ignored: [] });
      }),
    );
  });

  it('is readable whatever the address has, and ignores nothing once it has been printed', () => {
    const text = optional(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('-', ':', ',', '+', '7', 'd', 'number') })),
    );
    fc.assert(
      fc.property(
        fc.record({ by: text, columns: text, sort: text, group: text, from: text, to: text, changed: text }),
        (search) => {
          const { view: read } = readFleetSearch(search);
          expect(readFleetSearch(printFleetSearch(read))).toEqual({ view: read, ignored: [] });
        },
      ),
    );
  });
});
