import { describe, expect, it } from 'vitest';
import type { CustomDefinition, CustomField } from '#/domain/records/customField.ts';
import { sampleField } from '#/test/samples/documents.ts';
import { sampleContainer, sampleShipment } from '#/test/samples/records.ts';
import { containerHolder, type FieldHolder, shipmentHolder, fieldUses } from './fieldUses.ts';

const container = sampleContainer({ id: 'c', number: 'MSCU1234566', refNumbers: ['K-1'] });

const shipment = sampleShipment({
  id: 's',
  billOfLading: 'MEDU0302',
  normalizedNumber: '0302',
  refNumbers: ['PO-4711'],
  containers: [container],
});

const definition = (known: Partial<CustomDefinition>): CustomDefinition => ({
  id: 'd',
  slug: 'invoice_number',
  label: 'Invoice no.',
  entityType: 'shipment',
  dataType: 'short_text',
  description: null,
  referenceType: null,
  ...known,
});

const usesOf = (
  field: Parameters<typeof sampleField>[0],
  definitions: readonly CustomDefinition[] = [],
  filledIn: readonly CustomField[] = [],
  holder: FieldHolder = shipmentHolder(shipment),
) =>
  fieldUses(sampleField(field), holder, {
    definitions,
    fields: filledIn,
    choices: new Map([
      [
        'listed',
        [
          { value: 'fob', label: 'FOB Port' },
          { value: 'cif', label: 'CIF' },
        ],
      ],
    ]),
  }).map((use) => {
    if (use.kind === 'noChoice') return `no choice of ${use.definition.slug}`;
    const there = use.isThere ? ' there' : '';
    return use.kind === 'field' ? `${use.definition.slug}=${use.entry.join()}${there}` : `reference${there}`;
  });

describe('a field of a document', () => {
  it.each([
    ['a number becomes a reference', { value: 'SO 12' }, ['reference']],
    ['one that is a reference already says so', { value: 'po-4711' }, ['reference there']],
    ['the bill of lading is no reference of itself', { name: 'x', value: 'medu0302' }, []],
    ['nor is it without the prefix of the carrier', { name: 'x', value: '0302' }, []],
    ['nor a container, however it is written', { name: 'x', value: 'MSCU 123456-6' }, []],
    [
      'nor a container that the shipment does not have',
      { name: 'container_number', value: 'TGHU0000001' },
      [],
    ],
    ['a party is nothing of the two', { kind: 'party', value: 'Acme Ltd' }, []],
    ['nor a pickup number', { name: 'pickup_number', value: '77120013' }, []],
    ['nor a FIRMS code', { name: 'firms_code', value: 'Z978' }, []],
    ['nor a seal', { name: 'seal_number', value: 'A1' }, []],
    ['what can be read in two ways is nothing', { value: null, candidates: ['A', 'B'] }, []],
    ['a date is no reference', { kind: 'date', value: '2026-08-12' }, []],
  ])('%s', (_, field, uses) => {
    expect(usesOf(field)).toEqual(uses);
  });

  it.each([
    ['by its slug', { name: 'invoice_number', value: 'INV 7' }, {}, ['invoice_number=INV 7', 'reference']],
    [
      'by its label',
      { name: 'x', label: 'Invoice No', value: 'INV 7' },
      {},
      ['invoice_number=INV 7', 'reference'],
    ],
    [
      'not where it is one of containers',
      { name: 'invoice_number' },
      { entityType: 'container' },
      ['reference'],
    ],
    [
      'not where it takes other values',
      { name: 'invoice_number', value: 'INV 7' },
      { dataType: 'number' },
      ['reference'],
    ],
    [
      'a number where it is one',
      { name: 'invoice_number', kind: 'amount', value: '12340.00' },
      { dataType: 'number' },
      ['invoice_number=12340.00'],
    ],
    [
      'a date as a date',
      { name: 'invoice_number', kind: 'date', value: '2026-08-12' },
      { dataType: 'date' },
      ['invoice_number=2026-08-12'],
    ],
    [
      'a yes or no as one',
      { name: 'invoice_number', kind: 'text', value: 'YES' },
      { dataType: 'boolean' },
      ['invoice_number=true'],
    ],
    [
      'nothing else as a yes or no',
      { name: 'invoice_number', kind: 'text', value: 'maybe' },
      { dataType: 'boolean' },
      [],
    ],
    [
      'no number as a date',
      { name: 'invoice_number', value: '20260812' },
      { dataType: 'date' },
      ['reference'],
    ],
    [
      'one of its options, however it is written',
      { name: 'x', label: 'Invoice no.', kind: 'text', value: 'fob  PORT' },
      { id: 'listed', dataType: 'enum' },
      ['invoice_number=fob'],
    ],
    [
      'none of its options, and says so',
      { name: 'x', label: 'Invoice no.', kind: 'text', value: 'EXW' },
      { id: 'listed', dataType: 'enum' },
      ['no choice of invoice_number'],
    ],
    [
      'a party by the first line of its address',
      { name: 'x', label: 'Invoice no.', kind: 'party', value: 'CIF\n1 Main Street' },
      { id: 'listed', dataType: 'reference', referenceType: 'Party' },
      ['invoice_number=cif'],
    ],
    [
      'nothing before its options are loaded',
      { name: 'invoice_number', kind: 'text' },
      { dataType: 'enum' },
      [],
    ],
  ])('is a custom field of the shipment %s', (_, field, known, uses) => {
    expect(usesOf(field, [definition(known)])).toEqual(uses);
  });

  it.each([
    ['a reference of it, a seal as well', { name: 'seal_number', value: 'A1' }, [], ['reference']],
    [
      'no reference of it, the seal of another',
      { name: 'seal_number', value: 'A1', containerNumber: 'TCLU3127299' },
      [],
      [],
    ],
    ['one that it has already', { value: 'k-1' }, [], ['reference there']],
    ['no number that it is called by', { name: 'container_number', value: 'MSCU1234566' }, [], []],
    [
      'its custom fields and none of the shipment',
      { name: 'invoice_number', label: 'Invoice no.', value: 'INV 7' },
      [definition({}), definition({ id: 'e', slug: 'box', label: 'Invoice no.', entityType: 'container' })],
      ['box=INV 7', 'reference'],
    ],
  ])('becomes for a container %s', (_, field, definitions, uses) => {
    expect(usesOf(field, definitions, [], containerHolder(shipment, container))).toEqual(uses);
  });

  it('is added to options that are chosen already, where several may be', () => {
    const several = definition({ id: 'listed', dataType: 'enum_multi' });
    const held: CustomField = {
      id: 'f',
      slug: 'invoice_number',
      label: 'Invoice no.',
      dataType: 'enum_multi',
      value: { kind: 'texts', texts: ['fob'] },
      display: 'FOB Port',
      entity: { type: 'shipment', id: 's' },
    };
    const found = (value: string) =>
      usesOf({ name: 'x', label: 'Invoice no.', kind: 'text', value }, [several], [held]);
    expect(found('CIF')).toEqual(['invoice_number=fob,cif']);
    expect(found('FOB Port')).toEqual(['invoice_number=fob there']);
  });

  it('says where the custom field holds it already', () => {
    const held: CustomField = {
      id: 'f',
      slug: 'invoice_number',
      label: 'Invoice no.',
      dataType: 'short_text',
      value: { kind: 'text', text: 'inv 7' },
      display: null,
      entity: { type: 'shipment', id: 's' },
    };
    expect(
      usesOf({ name: 'invoice_number', kind: 'text', value: 'INV 7' }, [definition({})], [held]),
    ).toEqual(['invoice_number=INV 7 there']);
  });
});

it('a yes or no that a field of a document says is there already is there, also where the service has no text for it', () => {
  const flag = definition({ dataType: 'boolean' });
  const use = (on: boolean) =>
    usesOf(
      { name: 'invoice_number', kind: 'text', value: 'Yes' },
      [flag],
      [
        {
          id: 'f',
          slug: 'invoice_number',
          label: 'Invoice no.',
          dataType: 'boolean',
          value: { kind: 'flag', on },
          display: null,
          entity: { type: 'shipment', id: 's' },
        },
      ],
    );
  expect(use(true)).toEqual(['invoice_number=true there']);
  expect(use(false)).toEqual(['invoice_number=true']);
});
