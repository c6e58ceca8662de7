import { arrivalState, arrivalStateWords, isArrivalState } from '#/domain/arrival/arrivalState.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusLabel } from '#/domain/status/status.ts';
import { isTrackingState, trackingState } from '#/domain/status/trackingState.ts';
import { trackingStateWords } from '#/domain/status/words.ts';
import type { Instant } from '#/time/instant.ts';

/** What a whole shipment is filtered and counted by, besides its containers' statuses. */
export const shipmentFacets = ['arrival', 'carrier', 'pod', 'tag', 'tracking'] as const;
export type ShipmentFacet = (typeof shipmentFacets)[number];

/** The values that a shipment has in a facet; none where they are not reported. */
export function valuesOf(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
  switch (facet) {
    case 'arrival':
      return [arrivalState(shipment, now)];
    case 'carrier':
      return reported(carrierKey(shipment));
    case 'pod':
      return reported(podKey(shipment));
    case 'tag':
      return shipment.tags;
    case 'tracking':
      return [trackingState(shipment, now)];
  }
}

const reported = (value: string) => (value === '' ? [] : [value]);

/** What a value is called, by a shipment that has it. */
export function valueLabel(facet: ShipmentFacet, value: string, shipment: Shipment): string {
  switch (facet) {
    case 'arrival':
      return isArrivalState(value) ? arrivalStateWords[value] : value;
    case 'carrier':
      return carrierName(shipment.carrier) ?? value;
    case 'pod':
      return placeName(shipment.portOfDischarge) ?? value;
    case 'tag':
      return value;
    case 'tracking':
      return isTrackingState(value) ? trackingStateWords[value] : value;
  }
}

/** What a value is called among shipments, by the first that has it; undefined where none has. */
export function facetLabel(
  shipments: readonly Shipment[],
  facet: 'status' | ShipmentFacet,
  value: string,
  now: Instant,
): string | undefined {
  if (facet === 'status') return statusLabel(value);
  const known = shipments.find((shipment) => valuesOf(facet, shipment, now).includes(value));
  return known && valueLabel(facet, value, known);
}

function carrierKey({ carrier }: Shipment): string {
  return carrier.scac ?? normalizeNumber(carrier.shortName ?? carrier.name ?? '');
}

function podKey({ portOfDischarge }: Shipment): string {
  return portOfDischarge?.locode ?? normalizeNumber(portOfDischarge?.name ?? '');
}
