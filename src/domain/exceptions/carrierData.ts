import type { Container } from '#/domain/records/container.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { carrierWithheldReason, isStopped, isStoppedByUs } from '#/domain/status/carrierTracking.ts';
import type { Instant } from '#/time/instant.ts';
import { subjectOf } from './exception.ts';
import { stoppedWithheld } from './words.ts';

/** What every exception says that rests on what the carrier reported: whose it is, where, and how old that is. */
export function carrierBase(
  shipment: Shipment,
  container: Container | null,
  place: Place | null,
  now: Instant,
) {
  const withheld = carrierWithheldReason(shipment.carrierTracking, now);
  return {
    subject: subjectOf(shipment, container),
    // What the team itself has stopped, the team resumes: the page says the same (verdict/reasons.ts).
    party: isStoppedByUs(shipment.carrierTracking) ? null : 'carrier',
    freeDay: null,
    place: placeName(place),
    facility: null,
    asked: { who: 'carrier', at: shipment.carrierTracking.lastSucceededAt },
    withheld: withheld === null ? null : describeWithheld(shipment, withheld),
  } as const;
}

/** Why nothing is judged, in a second line: of a shipment that is tracked no more, that. */
export function describeWithheld({ carrierTracking }: Shipment, withheld: string): string {
  return isStopped(carrierTracking) ? stoppedWithheld : withheld;
}
