import { bareNumber } from '#/domain/find/looseKey.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import type { TrackingRequest } from '#/domain/records/trackingRequest.ts';

/** What the account tracks or has requested, by number without separators. */
export type KnownNumbers = ReadonlyMap<string, { readonly shipmentId: string | null }>;

/**
 * The numbers that would be requested twice. A number may be requested again after its tracking stopped, and after its
 * request failed (docs/interface.md 3.8).
 */
export function* knownNumbers(
  shipments: readonly Shipment[],
  requests: readonly TrackingRequest[],
): Generator<undefined, KnownNumbers, undefined> {
  const known = new Map<string, { readonly shipmentId: string | null }>();
  const add = (number: string | null, shipmentId: string | null) => {
    const key = number === null ? '' : bareNumber(number);
    if (key !== '' && !known.has(key)) known.set(key, { shipmentId });
  };
  for (const { id, billOfLading, normalizedNumber, containers, carrierTracking } of shipments) {
    if (carrierTracking.stoppedAt !== null) continue;
    add(billOfLading, id);
    add(normalizedNumber, id);
    for (const { number } of containers) add(number, id);
    yield;
  }
  for (const { number, status, shipmentId } of requests) {
    if (status === 'pending' || status === 'awaiting_manifest') add(number, shipmentId);
  }
  return known;
}
