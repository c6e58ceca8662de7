import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomField, CustomValue } from '#/domain/records/customField.ts';
import { readCustomMoment } from '#/domain/records/customMoment.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { sampleContainer, samplePlace, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { readMoment } from '#/time/moment.ts';
import { groupName } from '#/wording/listGroups.ts';
import { joinFields } from './fields.ts';
import { fleetRows } from './list.ts';
import type { RowKind } from './row.ts';
import { groupRows } from './rowGroups.ts';
import type { FleetGroup } from './rowGroups.ts';
import { type Grouping, groupings } from './view.ts';

const now = instant(Date.parse('2026-08-12T15:00:00Z'));
const rowsOf = (fleet: readonly Shipment[], by: RowKind = 'shipment') => fleetRows(fleet, by, {}, now);
const losAngeles = 'America/Los_Angeles';

function aboard(
  id: string,
  name: string,
  voyage: string,
  podEta: string | null,
  podAta: string | null = null,
) {
  return sampleShipment({
    id,
    podVessel: { id: name, imo: null, name },
    podVoyageNumber: voyage,
    podEta: readMoment(podEta, losAngeles),
    podAta: readMoment(podAta, losAngeles),
    containers: [
      sampleContainer({ id: `${id}.1`, number: 'MSCU1' }),
      sampleContainer({ id: `${id}.2`, number: 'MSCU2' }),
    ],
  });
}

/** A shipment for each: what it holds in the field `f`, and what the service calls that. */
function filledIn(values: readonly (readonly [value: CustomValue | null, display?: string])[]) {
  const fleet = values.map((_, index) => sampleShipment({ id: String(index), billOfLading: String(index) }));
  return joinFields(
    fleet,
    values.flatMap(([value, display = null], index) => (value ? [held(String(index), value, display)] : [])),
  );
}

function held(id: string, value: CustomValue, display: string | null = null, type = 'shipment'): CustomField {
  return { id: `${id} f`, slug: 'f', label: 'F', dataType: null, value, display, entity: { type, id } };
}

const text = (word: string): CustomValue => ({ kind: 'text', text: word });
const texts = (...words: string[]): CustomValue => ({ kind: 'texts', texts: words });
const momentOf = (digits: string): CustomValue => {
  const moment = readCustomMoment(digits);
  return moment ? { kind: 'moment', moment } : text(digits);
};

const labelsOf = (groups: readonly FleetGroup[]) =>
  groups.map(({ common }) => {
    const [only = null, ...more] = common.map((fact) =>
      fact.code === 'day' ? fact.day : fact.code === 'number' ? fact.number : groupName(fact),
    );
    return more.length > 0 ? [only, ...more].join(' · ') : only;
  });
const byField = (values: Parameters<typeof filledIn>[0], ...options: readonly string[]) =>
  groupRows(
    rowsOf(filledIn(values)),
    'field.f',
    groupName,
    options.map((value) => ({ value, label: value })),
  );

describe('groups by a custom field', () => {
  it('are its options by their labels in the order of the account, what is none any more by name', () => {
    const values = [
      [text('zulu'), 'Zulu'],
      [text('cif'), 'Cost, insurance'],
      [null],
      [text('gone')],
      [text('fob'), 'Free on board'],
      [text('cif'), 'Cost, insurance'],
    ] as const;
    const groups = byField(values, 'fob', 'cif');
    expect(labelsOf(groups)).toEqual(['Free on board', 'Cost, insurance', 'gone', 'Zulu', null]);
    expect(groups[1]?.rows.map(({ id }) => id)).toEqual(['1', '5']);
  });

  it('have several options together as one group, in whichever order they were chosen', () => {
    const values = [
      [texts('dry', 'fragile'), 'Keep dry, Fragile'],
      [texts('dry'), 'Keep dry'],
      [texts('fragile', 'dry'), 'Fragile, Keep dry'],
      [texts('fragile'), 'Fragile'],
    ] as const;
    const groups = byField(values, 'fragile', 'dry');
    expect(labelsOf(groups)).toEqual(['Fragile', 'Fragile · Keep dry', 'Keep dry']);
    expect(groups[1]?.rows.map(({ id }) => id)).toEqual(['0', '2']);
  });

  it('are calendar days as they are written, ascending, however late the hour', () => {
    const values = [
      [momentOf('2026-03-01 23:59:00')],
      [momentOf('2026-02-28')],
      [null],
      [momentOf('2026-03-01')],
    ] as const;
    const groups = byField(values);
    expect(labelsOf(groups)).toEqual(['2026-02-28', '2026-03-01', null]);
    expect(groups[1]?.rows.map(({ id }) => id)).toEqual(['0', '3']);
  });

  it('are "Yes" before "No", numbers by their size, texts by the alphabet', () => {
    const flag = (on: boolean): CustomValue => ({ kind: 'flag', on });
    const number = (value: number): CustomValue => ({ kind: 'number', number: value });
    expect(labelsOf(byField([[flag(false)], [flag(true)], [null]]))).toEqual(['Yes', 'No', null]);
    expect(labelsOf(byField([[number(12.5)], [number(-3)], [number(9)]]))).toEqual([-3, 9, 12.5]);
    expect(labelsOf(byField([[text('Hall 10')], [text('hall 9')], [text('Älve')]]))).toEqual([
      'Älve',
      'hall 9',
      'Hall 10',
    ]);
  });

  it('of containers put a shipment where its cell says: the values of all of them, the first of their days', () => {
    const boxes = ['1', '2'].map((id) => sampleContainer({ id, number: id }));
    const group = (...values: readonly CustomValue[]) => {
      const fields = values.map((value, index) => held(String(index + 1), value, null, 'container'));
      const fleet = joinFields([sampleShipment({ id: 's', containers: boxes })], fields);
      const labels = (by: RowKind) => labelsOf(groupRows(rowsOf(fleet, by), 'field.f', groupName));
      return [labels('shipment'), labels('container')];
    };
    expect(group(text('b'), text('a'))).toEqual([['a · b'], ['a', 'b']]);
    expect(group(text('a'), text('a'))).toEqual([['a'], ['a']]);
    expect(group(momentOf('2026-03-02'), momentOf('2026-03-01'))).toEqual([
      ['2026-03-01'],
      ['2026-03-01', '2026-03-02'],
    ]);
  });
});

describe('groups of the list', () => {
  it('by day follow the local calendar: what is to arrive, what has arrived, what has no date', () => {
    const groups = groupRows(
      rowsOf([
        aboard('not reported', 'A', '1', null),
        // One UTC day, two days in Los Angeles.
        aboard('evening', 'A', '1', '2026-08-15T05:00:00Z'),
        aboard('night', 'A', '1', '2026-08-15T08:00:00Z'),
        aboard('arrived before', 'A', '1', '2026-08-20T08:00:00Z', '2026-08-09T20:00:00Z'),
        aboard('arrived', 'A', '1', '2026-08-20T08:00:00Z', '2026-08-10T20:00:00Z'),
      ]),
      'day',
      groupName,
    );
    expect(groups.map(({ key, rows }) => [key, ...rows.map(({ id }) => id)])).toEqual([
      ['2026-08-14', 'evening'],
      ['2026-08-15', 'night'],
      ['2026-08-10', 'arrived'],
      ['2026-08-09', 'arrived before'],
      ['', 'not reported'],
    ]);
    expect(groups[0]?.common).toEqual([{ code: 'day', day: '2026-08-14' }]);
    expect(groups.at(-1)?.common).toEqual([]);
  });

  it('by vessel keep voyages apart and begin with the next arrival', () => {
    const groups = groupRows(
      rowsOf([
        aboard('a', 'EVER', '12E', '2026-09-01'),
        aboard('b', 'EVER', '13E', '2026-08-20'),
        aboard('c', 'EVER', '12e', '2026-08-30'),
        aboard('d', 'ONE', '7', '2026-08-01', '2026-08-02'),
        aboard('e', 'MAERSK', '7', '2026-08-01', '2026-08-05'),
        sampleShipment({ id: 'none' }),
      ]),
      'vessel',
      groupName,
    );
    expect(groups[0]?.common).toEqual([{ code: 'vessel', name: 'EVER', imo: null, voyage: '13E' }]);
    expect(groups.map((group, at) => [labelsOf(groups)[at], group.rows.length])).toEqual([
      ['EVER · voyage 13E', 1],
      ['EVER · voyage 12E', 2],
      ['MAERSK · voyage 7', 1],
      ['ONE · voyage 7', 1],
      [null, 1],
    ]);
  });

  it('by port are of one place and not of one code, sorted by name', () => {
    const at = (id: string, port: string, locode: string, name: string) =>
      sampleShipment({ id, portOfDischarge: samplePlace({ id: port, locode, name }) });
    const groups = groupRows(
      rowsOf([
        at('a', 'shanghai', 'CNSHG', 'Shanghai'),
        at('b', 'antwerp', 'BEANR', 'Antwerp'),
        at('c', 'shanghai', 'CNSHA', 'Shanghai'),
      ]),
      'discharge',
      groupName,
    );
    expect(groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['b'], ['a', 'c']]);
  });

  it('by status say what the containers say, in the order of a journey, mixed ones after the first of theirs', () => {
    const of = (id: string, ...statuses: readonly (string | null)[]) =>
      sampleShipment({
        id,
        containers: statuses.map((currentStatus, index) =>
          sampleContainer({ id: `${id}.${index}`, number: id, currentStatus }),
        ),
      });
    const fleet = [
      of('none'),
      of('mixed', 'available', 'on_ship'),
      of('new word', 'in_orbit'),
      of('available', 'available', 'available'),
      of('at sea', 'on_ship'),
    ];
    const groups = groupRows(rowsOf(fleet), 'status', groupName);
    const status = (code: string, word = code) => ({ code: 'status', status: { code, word } });
    expect(groups).toMatchObject([
      { key: 'on_ship', common: [status('on_ship')] },
      { key: 'available\non_ship', common: [status('on_ship'), status('available')] },
      { key: 'available', common: [status('available')] },
      { key: 'other in_orbit', common: [status('other', 'in_orbit')] },
      { key: '', common: [] },
    ]);
    expect(labelsOf(groups)).toEqual(['On vessel', 'On vessel · Available', 'Available', 'in_orbit', null]);
  });

  it('by customer are sorted by name', () => {
    const of = (id: string, customerName: string | null) => sampleShipment({ id, customerName });
    const groups = groupRows(
      rowsOf([of('a', null), of('b', 'Zeta'), of('c', 'alpha')]),
      'customer',
      groupName,
    );
    expect(labelsOf(groups)).toEqual(['alpha', 'Zeta', null]);
  });

  it('count each shipment once, however many of its containers have a row', () => {
    const [group] = groupRows(rowsOf([aboard('a', 'EVER', '1', null)], 'container'), 'vessel', groupName);
    expect(group).toMatchObject({ shipments: 1, containers: 2, rows: { length: 2 } });
  });

  it('have every row exactly once, in the order of the list', () => {
    const shipments = fc.array(
      fc
        .tuple(
          fc.constantFrom('EVER', 'ONE', ''),
          fc.constantFrom('', '1', '2'),
          fc.constantFrom(null, '2026-08-14T05:00:00Z', '2026-08-15'),
          fc.constantFrom(null, 'MAEU'),
          fc.constantFrom(
            text('a'),
            texts('a', 'b'),
            texts('b', 'a'),
            momentOf('2026-03-01'),
            text('2026-03-01'),
          ),
        )
        .map(([name, voyage, eta, scac, value]) => ({
          ...aboard('', name, voyage, eta),
          carrier: { scac, name: null, shortName: null },
          customFields: [held('', value)],
        })),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(shipments, fc.constantFrom<Grouping>(...groupings, 'field.f'), (all, grouping) => {
        const rows = rowsOf(all.map((one, index) => ({ ...one, id: String(index) })));
        const groups = groupRows(rows, grouping, groupName);
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
        const place = new Map(rows.map((row, index) => [row, index]));
        for (const group of groups) {
          const places = group.rows.map((row) => place.get(row) ?? -1);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
        }
        expect(groups.flatMap((group) => group.rows).toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(
          rows,
        );
      }),
    );
  });
});
