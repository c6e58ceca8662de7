import type { Instant } from '#/time/instant.ts';
import { subjectOf } from './attentionItem.ts';
import type { Container } from './container.ts';
import { lineWithheldReason } from './lineTracking.ts';
import type { Place } from './place.ts';
import type { Shipment } from './shipment.ts';

/** What every item says that rests on what the shipping line told: whose it is, where, and when it was asked. */
export function lineBase(shipment: Shipment, container: Container | null, place: Place | null, now: Instant) {
  return {
    ...subjectOf(shipment, container),
    place: place?.name ?? place?.locode ?? null,
    facility: null,
    asked: { who: 'line', at: shipment.lineTracking.lastSucceededAt },
    withheld: lineWithheldReason(shipment.lineTracking, now),
  } as const;
}
