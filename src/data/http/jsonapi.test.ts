import { describe, expect, it } from 'vitest';
import { createRelated } from '#/data/containers/related.schema.ts';
import { containerSchema } from '#/data/containers/schema.ts';
import { shipmentSchema, toShipment } from '#/data/shipments/schema.ts';
import { vesselSchema } from '#/data/vessels/schema.ts';
import { ApiError } from './errors.ts';
import { createIncluded, dataRecord, nextLink, readList, readRecord, totalOf } from './jsonapi.ts';

describe('joining records', () => {
  it('joins by type and id together (trap 43)', () => {
    const included = createIncluded({
      included: [
        { type: 'metro_area', id: '1', attributes: { id: '9' } },
        { type: 'rail_terminal', id: '1' },
      ],
    });
    expect(included.find({ type: 'metro_area', id: '1' })?.type).toBe('metro_area');
    expect(included.find({ type: 'rail_terminal', id: '1' })?.type).toBe('rail_terminal');
    expect(included.find({ type: 'metro_area', id: '9' })).toBeNull();
  });

  it('finds nothing where nothing is included, or nothing that makes sense (trap 42)', () => {
    for (const document of [null, {}, { included: null }, { included: [null, 7, { id: 'x' }] }]) {
      expect(createIncluded(document).find({ type: 'port', id: 'x' })).toBeNull();
    }
    expect(createIncluded({}).find(null)).toBeNull();
  });

  it('gives the id and no name for a terminal that did not come along (trap 42)', () => {
    const { facility } = createRelated({});
    expect(facility({ type: 'rail_terminal', id: 't' })).toEqual({
      type: 'rail_terminal',
      id: 't',
      name: null,
    });
    expect(facility(null)).toBeNull();
    expect(facility(undefined)).toBeNull();
  });
});

describe('reading records', () => {
  it('drops an attribute of an unannounced type and keeps the record', () => {
    const wire = readRecord(vesselSchema, {
      type: 'vessel',
      id: 'v',
      attributes: { name: 'Ever Given', imo: { number: 9811000 }, positions: 'none' },
    });
    expect(wire?.attributes.name).toBe('Ever Given');
    expect(wire?.attributes.imo).toBeNull();
  });

  it('reads numbers that came as text, and texts that came as numbers', () => {
    const { attributes } = readRecord(containerSchema, {
      type: 'container',
      id: 'c',
      attributes: { number: 1_234_567, ref_numbers: ['PO 1', 4711], equipment_length: '40' },
    }) ?? { attributes: {} };
    expect(attributes).toMatchObject({
      number: '1234567',
      ref_numbers: ['PO 1', '4711'],
      equipment_length: 40,
    });
  });

  it('loses only the item of a list that cannot be read', () => {
    const wire = readRecord(shipmentSchema, {
      type: 'shipment',
      id: 's',
      attributes: { tags: ['urgent', {}], ref_numbers: 'none' },
      relationships: { containers: { data: [{ type: 'container', id: 'a' }, { type: 'container' }, 7] } },
    });
    expect(wire?.attributes.tags).toEqual(['urgent', null]);
    expect(wire?.attributes.ref_numbers).toBeNull();
    expect(wire?.relationships?.containers?.data).toEqual([{ type: 'container', id: 'a' }, null, null]);
  });

  it('leaves out a record on which its mapping fails, and counts it', () => {
    const data = ['a', 'b'].map((id) => ({ type: 'vessel', id, attributes: {} }));
    const map = ({ id }: { id: string }) => {
      if (id === 'a') throw new RangeError('Not this one.');
      return id;
    };
    expect(readList({ data }, vesselSchema, map)).toEqual({ records: ['b'], skipped: 1 });
  });

  it('keeps a page whose list holds things that are no records, and counts them', () => {
    const data = [
      { type: 'shipment', id: 'a', attributes: { bill_of_lading_number: 'B1' } },
      null,
      'shipment',
      { type: 'shipment' },
      { type: 'shipment', id: 'b', attributes: null },
      { type: 'shipment', id: 'c', attributes: { bill_of_lading_number: 'B2', tags: 'wrong' } },
    ];
    const document = { data };
    const { records, skipped } = readList(document, shipmentSchema, (wire) =>
      toShipment(wire, createRelated(document)),
    );
    expect(records.map(({ billOfLading, tags }) => [billOfLading, tags])).toEqual([
      ['B1', []],
      ['B2', []],
    ]);
    expect(skipped).toBe(4);
  });

  it('calls an answer without data malformed', () => {
    for (const document of [null, [], {}, { data: null }, { data: 'x' }, '<html>']) {
      expect(() => dataRecord(document)).toThrow(ApiError);
    }
    expect(() => readList({ data: {} }, vesselSchema, (wire) => wire)).toThrow(ApiError);
  });
});

describe('list facts (trap 44)', () => {
  it.each([
    [{ meta: { size: 30, total: 292_863 } }, 292_863],
    [{ meta: { total: 3 } }, 3],
    [{ meta: { pagination: { current: 1, records: 12 } } }, 12],
    [{ meta: {} }, null],
    [{ meta: null }, null],
    [{ meta: { total: 'many' } }, null],
    [{}, null],
  ])('reads the total of %j', (document, total) => {
    expect(totalOf(document)).toBe(total);
  });

  it('knows the last page by the missing link', () => {
    expect(nextLink({ links: { next: '/v2/shipments?page[number]=2' } })).toBe(
      '/v2/shipments?page[number]=2',
    );
    for (const document of [
      {},
      { links: null },
      { links: {} },
      { links: { next: null } },
      { links: { next: '' } },
    ]) {
      expect(nextLink(document)).toBeNull();
    }
  });
});
