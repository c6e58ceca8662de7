import type { TrackingCarrier } from '#/domain/tracking/carriers.ts';
import type { Api, CallOptions } from './api.ts';
import { readList } from './jsonapi.ts';
import { pathOf, readPages } from './pages.ts';
import { shippingLineSchema, toTrackingCarrier } from './shippingLine.schema.ts';

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
