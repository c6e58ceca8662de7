import { assert, constantFrom, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord } from '#/data/http/jsonapi.ts';
import { customText } from '#/domain/records/customField.ts';
import { customDefinitionSchema, toCustomDefinition } from './definition.schema.ts';
import { customFieldSchema, readCustomValue, toCustomField } from './schema.ts';

const definition = (slug: string, dataType: string | null, entityType = 'Cargo') => ({
  id: `definition ${slug}`,
  slug,
  label: `The ${slug}`,
  entityType: toCustomDefinition({
    type: 'custom_field_definition',
    id: 'x',
    attributes: { api_slug: slug, entity_type: entityType },
  }).entityType,
  dataType,
  description: null,
  referenceType: null,
});

function read(raw: object, definitions = [definition('dock', 'datetime')]) {
  const wire = readRecord(customFieldSchema, { type: 'custom_field', id: 'f', ...raw });
  return wire && toCustomField(wire, definitions, { type: 'container', id: 'owner' });
}

describe('a custom field value', () => {
  it('of type datetime keeps its digits, whatever zone this device is in', () => {
    expect(readCustomValue('2026-08-12 23:30:00', 'datetime')).toEqual({
      kind: 'moment',
      moment: { kind: 'wallClock', digits: Date.UTC(2026, 7, 12, 23, 30) },
    });
  });

  it('of type datetime with a zone of its own is that instant', () => {
    expect(readCustomValue('2026-08-12T23:30:00-07:00', 'datetime')).toMatchObject({
      moment: { kind: 'zoned', at: Date.UTC(2026, 7, 13, 6, 30) },
    });
  });

  it('of type date is a day and never an instant', () => {
    expect(readCustomValue('2026-08-12', 'date')).toEqual({
      kind: 'moment',
      moment: { kind: 'day', day: '2026-08-12' },
    });
    expect(readCustomValue('2026-02-30', 'date')).toEqual({ kind: 'text', text: '2026-02-30' });
  });

  it.each([
    ['number', '48250.500000', { kind: 'number', number: 48250.5 }],
    ['number', 12, { kind: 'number', number: 12 }],
    ['number', 'twelve', { kind: 'text', text: 'twelve' }],
    ['boolean', false, { kind: 'flag', on: false }],
    ['boolean', 'true', { kind: 'flag', on: true }],
    ['boolean', 'maybe', { kind: 'text', text: 'maybe' }],
    ['enum', 'fob', { kind: 'text', text: 'fob' }],
    ['enum_multi', ['a', 'b'], { kind: 'texts', texts: ['a', 'b'] }],
    ['enum_multi', [], null],
    ['reference', { type: 'terminal', id: 't' }, { kind: 'reference', type: 'terminal', id: 't' }],
    ['reference', 't', { kind: 'text', text: 't' }],
    ['geo_point', { lat: 1 }, { kind: 'text', text: '{"lat":1}' }],
    [null, 7, { kind: 'text', text: '7' }],
    ['short_text', '', null],
    ['short_text', null, null],
  ])('of type %s reads %j as what it is, and what does not fit as text', (dataType, raw, value) => {
    expect(readCustomValue(raw, dataType)).toEqual(value);
  });

  it('is read without an exception, whatever came', () => {
    const types = constantFrom(
      'number',
      'date',
      'datetime',
      'boolean',
      'enum_multi',
      'reference',
      'new',
      null,
    );
    assert(
      property(jsonValue(), types, (raw, dataType) => {
        const value = readCustomValue(raw, dataType);
        expect(value === null || typeof customText({ value, display: null }) === 'string').toBe(true);
      }),
    );
  });
});

describe('a custom field', () => {
  const attributes = { api_slug: 'dock', value: '2026-08-12 06:00:00', display_value: '12.08.2026 06:00' };

  it.each(['Cargo', 'cargo', 'Container', 'container'])(
    'of the entity %s belongs to a container (trap 70)',
    (type) => {
      const field = read({ attributes, relationships: { entity: { data: { type, id: 'box' } } } });
      expect(field).toMatchObject({ label: 'The dock', entity: { type: 'container', id: 'box' } });
      expect(field?.value.kind).toBe('moment');
    },
  );

  it('is joined to its definition by id, and by slug and record where it names none', () => {
    const definitions = [definition('dock', 'short_text', 'Shipment'), definition('dock', 'datetime')];
    expect(read({ attributes }, definitions)?.dataType).toBe('datetime');
    const named = { definition: { data: { type: 'custom_field_definition', id: 'definition dock' } } };
    expect(read({ attributes, relationships: named }, definitions)?.dataType).toBe('short_text');
  });

  it('without a definition is text under its slug', () => {
    expect(read({ attributes }, [])).toMatchObject({ label: 'dock', value: { kind: 'text' } });
  });

  it('that nothing is filled into is none', () => {
    expect(read({ attributes: { api_slug: 'dock', value: null, display_value: null } })).toBeNull();
  });

  it('survives attributes of another shape', () => {
    expect(read({ attributes: { ...attributes, display_value: {} }, relationships: [] })).toMatchObject({
      display: null,
      entity: { id: 'owner' },
    });
  });
});

it('a definition without a name goes by its slug', () => {
  const raw = {
    type: 'custom_field_definition',
    id: 'd',
    attributes: { api_slug: 'dock', display_name: '', entity_type: 'Cargo', data_type: 'datetime' },
  };
  const wire = readRecord(customDefinitionSchema, raw);
  expect(wire && toCustomDefinition(wire)).toEqual({
    id: 'd',
    slug: 'dock',
    label: 'dock',
    entityType: 'container',
    dataType: 'datetime',
    description: null,
    referenceType: null,
  });
});
