import type { Place } from './place.ts';
import { samePlace } from './samePlace.ts';
import type { Shipment } from './shipment.ts';

/** Where the container goes on land; null where the port of discharge is the end, which many records repeat. */
export function inlandPlace({
  destination,
  portOfDischarge,
}: Pick<Shipment, 'destination' | 'portOfDischarge'>): Place | null {
  return samePlace(destination, portOfDischarge) ? null : destination;
}
