import * as v from 'valibot';
import { anything, flag, text, texts } from './attributes.schema.ts';

/** A carrier that the account may track with (docs/interface.md 3.6). */
export const shippingLineSchema = v.object({
  type: v.literal('shipping_line'),
  id: v.string(),
  attributes: v.object({
    scac: v.string(),
    name: text,
    short_name: text,
    alternative_scacs: texts,
    bill_of_lading_tracking_support: flag,
    booking_number_tracking_support: flag,
    container_number_tracking_support: flag,
    provided_data: anything,
    tracking_url: text,
    contact_url: text,
  }),
});
