import type { Api, CallOptions } from '#/data/http/api.ts';
import { readList } from '#/data/http/jsonapi.ts';
import { pathOf, readPages } from '#/data/http/pages.ts';
import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import { shippingLineSchema, toTrackingCarrier } from './schema.ts';

/** The carriers that the account may track with, each once (docs/interface.md 2.1, trap 45). */
export async function fetchCarriers(api: Api, options: CallOptions): Promise<readonly TrackingCarrier[]> {
  const carriers = new Map<string, TrackingCarrier>();
  const path = pathOf(['shipping_lines'], { 'page[size]': '100' });
  for await (const { document } of readPages(api, path, options)) {
    const { records } = readList(document, shippingLineSchema, toTrackingCarrier);
    for (const carrier of records) carriers.set(carrier.scac, carrier);
  }
  return [...carriers.values()];
}
