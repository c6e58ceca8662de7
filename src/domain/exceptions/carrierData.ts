import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { carrierWithheld, isStoppedByUs } from '#/domain/status/carrierTracking.ts';
import type { Instant } from '#/time/instant.ts';
import { subjectOf } from './exception.ts';

/** What every exception says that rests on what the carrier reported: whose it is, where, and how old that is. */
export function carrierBase(
  shipment: Shipment,
  container: Container | null,
  place: Place | null,
  now: Instant,
) {
  return {
    subject: subjectOf(shipment, container),
    // What the team itself has stopped, the team resumes: the page says the same (verdict/reasons.ts).
    party: isStoppedByUs(shipment.carrierTracking) ? null : 'carrier',
    freeDay: null,
    place: placeName(place),
    facility: null,
    asked: { who: 'carrier', at: shipment.carrierTracking.lastSucceededAt },
    withheld: carrierWithheld(shipment.carrierTracking, now),
  } as const;
}
