import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { cachedFor } from '#/data/cache/freshness.ts';
import { ChangedMeanwhile, type WriteFailure } from '#/data/cache/writeFailure.ts';
import type { Api } from '#/data/http/api.ts';
import { ApiError, isUnclear } from '#/data/http/errors.ts';
import type { Party } from '#/domain/records/party.ts';
import { fetchShipment } from './calls.ts';
import { writeCustomer } from './changeCalls.ts';
import { writeShipment } from './writeShipment.ts';

/** Another customer of a shipment, or none. */
export interface CustomerEdit {
  readonly next: Party | null;
  /** The name that the reader saw; the change is sent only while that is still so. */
  readonly seen: string | null;
  /** Whether it takes back the change before it. */
  readonly undoes: boolean;
}

const options = { priority: 'user' } as const;

/**
 * Writes the customer of a shipment (docs/interface.md 2.6), which a record names and does not identify. Gives the name as the
 * service keeps it. A service that leaves the customer as it was has not saved it, whatever it answers.
 */
export function editCustomerMutation(api: Api, client: QueryClient, shipmentId: string) {
  return mutationOptions<string | null, WriteFailure, CustomerEdit>({
    mutationKey: ['customer', shipmentId] as const,
    gcTime: cachedFor.edit,
    mutationFn: ({ next, seen }) => {
      const wanted = next?.name ?? null;
      return writeShipment<string | null>(client, {
        shipmentId,
        priority: options.priority,
        place: 'customer',
        put: (shipment, customerName) => ({ ...shipment, customerName }),
        expected: wanted,
        send: async () => {
          const read = async () =>
            (await fetchShipment(api, shipmentId, { ...options, exact: true })).customerName;
          const newest = await read();
          if (newest === wanted) return newest;
          if (newest !== seen) throw new ChangedMeanwhile(newest);
          try {
            await writeCustomer(api, shipmentId, next?.id ?? null, options);
          } catch (error) {
            if (!isUnclear(error)) throw error;
            if ((await read().catch(() => seen)) !== wanted) throw error;
          }
          if ((await read()) !== wanted) throw new ApiError({ kind: 'unexpected' });
          return wanted;
        },
        before: (error) =>
          error instanceof ChangedMeanwhile ? (error as ChangedMeanwhile<string | null>).newest : seen,
      });
    },
  });
}
