import { assert, property, subarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CustomDefinition, CustomField, CustomValue } from '#/domain/records/customField.ts';
import { usualLimits } from '#/domain/verdict/limits.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { instant } from '#/time/instant.ts';
import { describeCell } from '#/wording/listCells.ts';
import { columnLabel } from '#/wording/listColumns.ts';
import { fieldValueLabel } from '#/wording/listFacets.ts';
import { findColumn } from './columns.ts';
import { fieldFacets } from './fieldFacets.ts';
import { anyValue, usesFields } from './fieldFilter.ts';
import { joinFields } from './fields.ts';
import { fleetRows } from './list.ts';
import { orderRows } from './order.ts';
import { type FleetSearch, printFleetSearch, readFleetSearch } from './search.ts';
import type { FleetFilter } from './view.ts';

const now = instant(Date.UTC(2026, 7, 12));

function field(owner: string, slug: string, value: CustomValue, display: string | null = null): CustomField {
  const type = owner.startsWith('box') ? 'container' : 'shipment';
  return {
    id: `${owner} ${slug}`,
    slug,
    label: slug,
    dataType: null,
    value,
    display,
    entity: { type, id: owner },
  };
}
const text = (word: string): CustomValue => ({ kind: 'text', text: word });
const flag = (on: boolean): CustomValue => ({ kind: 'flag', on });

const box = (id: string) => sampleContainer({ id, number: id });
const fleet = [
  sampleShipment({ id: 'a', billOfLading: 'A', containers: [box('box1'), box('box2')] }),
  sampleShipment({ id: 'b', billOfLading: 'B', containers: [box('box3')] }),
  sampleShipment({ id: 'c', billOfLading: 'C' }),
];
const fields = [
  field('a', 'incoterm', text('fob'), 'FOB'),
  field('c', 'incoterm', text('cif'), 'CIF'),
  field('box1', 'inspected', flag(true), 'Yes'),
  field('box2', 'inspected', flag(false), 'No'),
  field('box3', 'inspected', flag(true), 'Yes'),
  field('box1', 'handling', { kind: 'texts', texts: ['fragile', 'dry'] }, 'Fragile, Keep dry'),
  field('box3', 'pallets', { kind: 'number', number: 9 }),
  field('box1', 'pallets', { kind: 'number', number: 12 }),
];
const shipments = joinFields(fleet, fields);

const rows = (filter: FleetFilter, by: 'shipment' | 'container' = 'shipment') =>
  fleetRows(shipments, by, filter, now).map(({ shipment, containers }) =>
    [shipment.billOfLading, ...containers.map(({ number }) => number)].join(' '),
  );

describe('custom fields of a fleet', () => {
  it('leave a shipment without any the same object, and joining again gives the same objects', () => {
    expect(joinFields(fleet, [])).toBe(fleet);
    const [only] = joinFields([sampleShipment({ id: 'x' })], fields);
    expect(only).not.toHaveProperty('customFields');
    expect(joinFields(fleet, fields)).toEqual(shipments);
    expect(joinFields(fleet, fields)[0]).toBe(shipments[0]);
  });

  it('of a shipment count for all its containers, those of a container for itself', () => {
    expect(rows({ fields: { incoterm: ['fob'] } })).toEqual(['A box1 box2']);
    expect(rows({ fields: { inspected: ['true'] } })).toEqual(['A box1', 'B box3']);
    expect(rows({ fields: { inspected: ['true'] } }, 'container')).toEqual(['A box1', 'B box3']);
  });

  it('count on a booking without containers', () => {
    expect(rows({ fields: { incoterm: ['cif'] } })).toEqual(['C']);
    expect(rows({ fields: { inspected: ['true', 'false'] } })).not.toContain('C');
  });

  it('widen within one field, narrow across fields, and can require any value', () => {
    expect(rows({ fields: { incoterm: ['fob', 'cif'] } })).toEqual(['A box1 box2', 'C']);
    expect(rows({ fields: { incoterm: ['fob'], inspected: ['false'] } })).toEqual(['A box2']);
    expect(rows({ fields: { pallets: [anyValue] } })).toEqual(['A box1', 'B box3']);
    expect(rows({ fields: { handling: ['dry'] } })).toEqual(['A box1']);
    expect(rows({ fields: { unused: ['x'] } })).toEqual([]);
  });

  it('are found by the text of the list, as the service writes them', () => {
    expect(rows({ q: 'keep dry' })).toEqual(['A box1']);
    expect(rows({ q: 'cif' })).toEqual(['C']);
  });
});

describe('the counts of custom fields', () => {
  const definition = (slug: string, dataType: string): CustomDefinition => ({
    id: slug,
    slug,
    label: slug,
    entityType: 'container',
    dataType,
    description: null,
    referenceType: null,
  });
  const definitions = [
    definition('incoterm', 'enum'),
    definition('inspected', 'boolean'),
    definition('handling', 'enum_multi'),
    definition('pallets', 'number'),
  ];

  it('name each value as the service does, and offer free values only as filled in', () => {
    const facets = fieldFacets(shipments, definitions, 'container', {}, now, fieldValueLabel);
    expect(
      facets.map(({ slug, values }) => [
        slug,
        ...values.map((counted) => `${fieldValueLabel(counted)} ${counted.count}`),
      ]),
    ).toEqual([
      ['incoterm', 'Filled in 2', 'FOB 2'],
      ['inspected', 'Filled in 3', 'Yes 2', 'No 1'],
      ['handling', 'Filled in 1', 'Fragile 1', 'Keep dry 1'],
      ['pallets', 'Filled in 2'],
    ]);
  });

  it('are the rows that the value alone would leave, whatever is chosen', () => {
    const choices = subarray([
      'incoterm=fob',
      'incoterm=cif',
      'inspected=true',
      'inspected=false',
      'pallets=*',
    ]);
    assert(
      property(
        choices,
        subarray(['shipment', 'container'] as const, { minLength: 1 }),
        (chosen, [by = 'shipment']) => {
          const chosenFields: Record<string, string[]> = {};
          for (const [slug = '', value = ''] of chosen.map((one) => one.split('=')))
            (chosenFields[slug] ??= []).push(value);
          for (const { slug, values } of fieldFacets(
            shipments,
            definitions,
            by,
            { fields: chosenFields },
            now,
            fieldValueLabel,
          )) {
            for (const { value, count } of values) {
              const alone = { fields: { ...chosenFields, [slug]: [value] } };
              expect(count, `${slug}=${value}`).toBe(fleetRows(shipments, by, alone, now).length);
            }
          }
        },
      ),
    );
  });
});

describe('columns of custom fields', () => {
  const column = (id: string) => findColumn(`field.${id}`);
  const [first] = fleetRows(shipments, 'shipment', {}, now);

  it('have the slug of the address for a name', () => {
    const found = column('cost_center');
    expect(found).toMatchObject({ id: 'field.cost_center', name: undefined });
    expect(found && columnLabel(found)).toBe('Cost center');
    expect(findColumn('field.a b')).toBeNull();
  });

  it('have every value of a row once, and are empty where nothing is filled in', () => {
    const read = (id: string) => first && column(id)?.value(first, { now, limits: usualLimits });
    const said = (id: string) => {
      const value = read(id);
      return value?.kind === 'fact' && value.fact.code === 'fields' && describeCell(value.fact);
    };
    expect(said('inspected')).toEqual(['Yes', 'No']);
    expect(said('incoterm')).toEqual(['FOB']);
    expect(read('pallets')).toEqual({ kind: 'number', number: 12, unit: null });
    expect(read('unused')).toBeNull();
  });

  it('order the list, numbers as numbers', () => {
    const unsorted = fleetRows(shipments, 'container', { fields: { pallets: [anyValue] } }, now);
    const ordered = orderRows(
      unsorted,
      { column: 'field.pallets', descending: false },
      { now, limits: usualLimits },
      describeCell,
    );
    expect(ordered.map(({ containers }) => containers[0]?.id)).toEqual(['box3', 'box1']);
  });
});

describe('custom fields in an address', () => {
  it('are the same after reading and printing, with any value and any slug', () => {
    const search = {
      'field.incoterm': ['fob', 'cif'],
      'field.cost_center': ['A, B'],
      columns: 'number,field.pallets:120',
    };
    const { view, ignored } = readFleetSearch(search);
    expect(ignored).toEqual([]);
    expect(view.filter.fields).toEqual({ incoterm: ['fob', 'cif'], cost_center: ['A, B'] });
    expect(printFleetSearch(view)).toMatchObject(search);
  });

  it('are needed by a filter, a column, an order or groups, and by nothing else', () => {
    const needs = (search: FleetSearch) => usesFields(readFleetSearch(search).view);
    expect(needs({})).toBe(false);
    expect(needs({ 'field.incoterm': ['fob'] })).toBe(true);
    expect(needs({ columns: 'number,field.pallets' })).toBe(true);
    expect(needs({ sort: '-field.pallets' })).toBe(true);
    expect(needs({ group: 'field.pallets' })).toBe(true);
    expect(needs({ group: 'carrier' })).toBe(false);
  });
});
