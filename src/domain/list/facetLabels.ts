import { isArrivalState } from '#/domain/arrival/arrivalState.ts';
import { arrivalStateWords } from '#/domain/arrival/words.ts';
import { holdLabel } from '#/domain/pickup/holds.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { statusLabel } from '#/domain/status/status.ts';
import { isTrackingState } from '#/domain/status/trackingState.ts';
import { trackingStateWords } from '#/domain/status/words.ts';
import type { Instant } from '#/time/instant.ts';
import { onHold } from './containerFacets.ts';
import { type ContainerFacet, type Facet, isContainerFacet, type ShipmentFacet } from './facetNames.ts';
import { valuesOf } from './facets.ts';
import { etaShiftWords, freeDayWords, onHoldWord, readyWords } from './words.ts';

/** What a value of a container is called. */
export function containerValueLabel(facet: ContainerFacet, value: string): string {
  switch (facet) {
    case 'status':
      return statusLabel(value);
    case 'ready':
      return ownEntry(readyWords, value) ?? value;
    case 'hold':
      return value === onHold ? onHoldWord : holdLabel(value);
    case 'lfd':
      return ownEntry(freeDayWords, value) ?? value;
  }
}

/** What a value is called, by a shipment that has it. */
export function valueLabel(facet: ShipmentFacet, value: string, shipment: Shipment): string {
  switch (facet) {
    case 'arrival':
      return isArrivalState(value) ? arrivalStateWords[value] : value;
    case 'eta':
      return ownEntry(etaShiftWords, value) ?? value;
    case 'carrier':
      return carrierName(shipment.carrier) ?? value;
    case 'podVessel':
      return shipment.podVessel?.name ?? value;
    case 'pol':
      return placeName(shipment.portOfLoading) ?? value;
    case 'pod':
      return placeName(shipment.portOfDischarge) ?? value;
    case 'destination':
      return placeName(shipment.destination) ?? value;
    case 'terminal':
    case 'customer':
    case 'tag':
      return value;
    case 'tracking':
      return isTrackingState(value) ? trackingStateWords[value] : value;
  }
}

/** What a value is called among shipments, by the first that has it; undefined where none has. */
export function facetLabel(
  shipments: readonly Shipment[],
  facet: Facet,
  value: string,
  now: Instant,
): string | undefined {
  if (isContainerFacet(facet)) return containerValueLabel(facet, value);
  const found = shipments.find((shipment) => valuesOf(facet, shipment, now).includes(value));
  return found && valueLabel(facet, value, found);
}
