import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readRecord } from './jsonapi.ts';
import { mapGeojsonSchema } from './mapGeojson.schema.ts';
import { searchResultSchema } from './searchResult.schema.ts';
import { shippingLineSchema } from './shippingLine.schema.ts';

describe('a record that no screen reads yet', () => {
  it('is a shipping line also where it tracks nothing, with its other codes (trap 46)', () => {
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

  it('is a route without any feature, or with features nobody knows (trap 58)', () => {
    const feature = (feature_type: string) => ({
      type: 'Feature',
      geometry: {
        type: 'LineString',
        coordinates: [
          [118.2, 33.7],
          [-131, 40],
        ],
      },
      properties: { feature_type },
    });
    for (const names of [[], ['estimated_full_legs', 'estimated_partial_leg', 'drone_corridor']]) {
      const route = { type: 'FeatureCollection', features: names.map(feature) };
      expect(v.parse(mapGeojsonSchema, route).features.map((one) => one.properties.feature_type)).toEqual(
        names,
      );
    }
  });
});
