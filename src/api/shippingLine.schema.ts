import * as v from 'valibot';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { anything, flag, readText, readTexts, text, texts } from './attributes.schema.ts';

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

export function toTrackingCarrier({
  attributes: a,
}: v.InferOutput<typeof shippingLineSchema>): TrackingCarrier {
  return {
    scac: a.scac,
    name: readText(a.name) ?? readText(a.short_name) ?? a.scac,
    shortName: readText(a.short_name),
    otherScacs: readTexts(a.alternative_scacs),
    tracks: {
      bill_of_lading: a.bill_of_lading_tracking_support ?? true,
      booking: a.booking_number_tracking_support ?? true,
      container: a.container_number_tracking_support ?? true,
    },
  };
}
