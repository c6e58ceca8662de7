import { containerSchema } from '#/data/containers/schema.ts';
import { shipmentSchema } from '#/data/shipments/schema.ts';

/** The attributes of the specification and of docs/interface.md 3.12, per type, for the test that nothing else is emitted. */
export const specAttributes: Readonly<Record<string, readonly string[]>> = {
  // docs/interface.md 3.1.
  transport_event: [
    'event',
    'voyage_number',
    'timestamp',
    'timezone',
    'location_locode',
    'created_at',
    'data_source',
    'value',
    'value_timestamp',
    'invalidated_at',
  ],
  // docs/interface.md 3.3 and 3.4, and all that clients read of them.
  shipment: Object.keys(shipmentSchema.entries.attributes.entries),
  container: Object.keys(containerSchema.entries.attributes.entries),
};
