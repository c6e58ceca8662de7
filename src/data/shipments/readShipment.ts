import type { QueryFunctionContext } from '@tanstack/react-query';
import { withAge } from '#/data/cache/withAge.ts';
import type { Api } from '#/data/http/api.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { fetchShipment } from './calls.ts';
import { shipmentWrites } from './shipmentWrites.ts';

/** One shipment, with what was written since its reading began. No list needs it, so it comes with the page. */
export function readShipment(api: Api, id: string, context: QueryFunctionContext): Promise<Shipment> {
  return withAge(context, async (options) => {
    const began = shipmentWrites.beginReading();
    const shipment = await fetchShipment(api, id, { lane: 'user', ...options });
    return shipmentWrites.over(context.client, id, shipment, began);
  });
}
