import * as v from 'valibot';
import { count, flag, text, texts } from '#/data/http/schema.ts';

/**
 * A row of the search. Its id is the id of the matched record. The documented types are `shipment`, `cargo` and
 * `tracking_request`; live rows are all `search_result` and have the kind in `entity_type` (docs/interface.md 2.7).
 */
export const searchResultSchema = v.object({
  type: v.picklist(['search_result', 'shipment', 'cargo', 'tracking_request']),
  id: v.string(),
  attributes: v.object({
    entity_type: text,
    number: text,
    shipment_id: text,
    scac: text,
    port_of_lading_name: text,
    port_of_discharge_name: text,
    containers_count: count,
    tracking_stopped: flag,
    tracking_stopped_reason: text,
    status: text,
    failed_reason: text,
    ref_numbers: texts,
    created_at: text,
    updated_at: text,
  }),
});
