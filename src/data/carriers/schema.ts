import * as v from 'valibot';
import { anything, flag, readText, readTexts, text, texts } from '#/data/http/schema.ts';
import { readProvidedData } from '#/data/places/terminal.schema.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';

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
    tracking_url: v.fallback(text, null),
    contact_url: v.fallback(text, null),
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
    trackingTemplate: readText(a.tracking_url),
    contactAddress: readText(a.contact_url),
    provided: readProvidedData(a.provided_data),
    tracks: {
      bill_of_lading: a.bill_of_lading_tracking_support ?? true,
      booking: a.booking_number_tracking_support ?? true,
      container: a.container_number_tracking_support ?? true,
    },
  };
}
