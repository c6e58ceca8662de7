import { describe, expect, it } from 'vitest';
import { shippingLineSchema } from '#/data/carriers/schema.ts';
import { searchResultSchema } from '#/data/find/schema.ts';
import { readRecord } from './jsonapi.ts';

describe('a record that no screen reads yet', () => {
  it('is a carrier also where it tracks nothing, with its other codes (trap 46)', () => {
    const attributes = {
      scac: 'MSCU',
      alternative_scacs: ['MEDU', null],
      bill_of_lading_tracking_support: false,
      booking_number_tracking_support: false,
      container_number_tracking_support: false,
    };
    expect(
      readRecord(shippingLineSchema, { type: 'shipping_line', id: '1', attributes })?.attributes,
    ).toEqual(expect.objectContaining({ scac: 'MSCU', bill_of_lading_tracking_support: false }));
  });

  it('is a row of the search by whichever of the two types it comes with (trap 48)', () => {
    const attributes = { entity_type: 'cargo', number: 'MSCU1234566', shipment_id: 's' };
    for (const type of ['search_result', 'cargo']) {
      expect(readRecord(searchResultSchema, { type, id: 'c', attributes })).toMatchObject({
        id: 'c',
        attributes,
      });
    }
  });
});
