import type { Instant } from '#/time/instant.ts';
import { subjectOf } from './exception.ts';
import type { Container } from '#/domain/records/container.ts';
import { carrierWithheldReason } from '#/domain/status/carrierTracking.ts';
import type { Place } from '#/domain/records/place.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** What every item says that rests on what the shipping line told: whose it is, where, and when it was asked. */
export function lineBase(shipment: Shipment, container: Container | null, place: Place | null, now: Instant) {
  return {
    ...subjectOf(shipment, container),
    place: place?.name ?? place?.locode ?? null,
    facility: null,
    asked: { who: 'line', at: shipment.carrierTracking.lastSucceededAt },
    withheld: carrierWithheldReason(shipment.carrierTracking, now),
  } as const;
}
