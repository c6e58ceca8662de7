import type { QueryClient } from '@tanstack/react-query';
import type { Api, CallOptions } from '#/api/api.ts';
import { ApiError } from '#/api/errors.ts';
import { isUnclear } from '#/api/unclear.ts';
import type { CarrierTracking, Shipment } from '#/domain/records/shipment.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { writeShipment } from './writeShipment.ts';

/**
 * Stops or resumes tracking at the carrier (docs/interface.md 2.1). What the service says of it shows once it has
 * answered. Where its answer is lost, reading the shipment again settles what became of it.
 */
export function setTracking(
  api: Api,
  client: QueryClient,
  { id, carrierTracking }: Shipment,
  isTracked: boolean,
  options: CallOptions,
): Promise<CarrierTracking> {
  return writeShipment<CarrierTracking>(client, {
    shipmentId: id,
    lane: options.lane,
    place: 'tracking',
    put: (shipment, value) => ({ ...shipment, carrierTracking: value }),
    expected: carrierTracking,
    send: async () => {
      const [{ fetchShipment }, { writeTracking }] = await Promise.all([
        import('#/api/shipments.ts'),
        import('#/api/changeShipment.ts'),
      ]);
      const read = async () => (await fetchShipment(api, id, { ...options, exact: true })).carrierTracking;
      try {
        const saved = (await writeTracking(api, id, isTracked, options)) ?? (await read());
        if (isStopped(saved) === isTracked) throw new ApiError({ kind: 'unexpected' });
        return saved;
      } catch (error) {
        if (!isUnclear(error)) throw error;
        const found = await read().catch(() => null);
        if (!found || isStopped(found) === isTracked) throw error;
        return found;
      }
    },
    before: () => carrierTracking,
  });
}
