import type { Api, CallOptions } from '#/data/http/api.ts';
import { pathOf } from '#/data/http/pages.ts';
import { readAll } from '#/data/http/readAll.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { shippingLineSchema, toTrackingCarrier } from './schema.ts';

/** The carriers that the account may track with, each once (docs/interface.md 2.1, trap 45). */
export async function fetchCarriers(api: Api, options: CallOptions): Promise<readonly TrackingCarrier[]> {
  const path = pathOf(['shipping_lines'], { 'page[size]': '100' });
  const { records } = await readAll(api, path, shippingLineSchema, toTrackingCarrier, options);
  return [...new Map(records.map((carrier) => [carrier.scac, carrier])).values()];
}
