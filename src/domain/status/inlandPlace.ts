import type { Place } from '#/domain/records/place.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';

/** Where the container goes on land; null where the port of discharge is the end, which many records repeat. */
export function inlandPlace({
  destination,
  portOfDischarge,
}: Pick<Shipment, 'destination' | 'portOfDischarge'>): Place | null {
  return samePlace(destination, portOfDischarge) ? null : destination;
}
