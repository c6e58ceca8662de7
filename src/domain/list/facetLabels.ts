import { isArrivalState } from '#/domain/arrival/arrivalState.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { lookup } from '#/domain/records/lookup.ts';
import { placeName } from '#/domain/records/placeName.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isTrackingState } from '#/domain/status/carrierTracking.ts';
import { statusLabel } from '#/domain/status/status.ts';
import { trackingStateLabels } from '#/domain/status/words.ts';
import { arrivalStateLabels } from '#/wording/arrival.ts';
import { holdLabel } from '#/wording/pickup.ts';
import { onHold } from './containerFacets.ts';
import type { ContainerFacet, ShipmentFacet } from './facetNames.ts';
import { etaShiftLabels, freeDayLabels, onHoldWord, readyLabels, whereLabels } from './words.ts';

/** What a value of a container is called. */
export function containerValueLabel(facet: ContainerFacet, value: string): string {
  switch (facet) {
    case 'status':
      return statusLabel(value);
    case 'ready':
      return lookup(readyLabels, value) ?? value;
    case 'hold':
      return value === onHold ? onHoldWord : holdLabel(value);
    case 'lfd':
      return lookup(freeDayLabels, value) ?? value;
    case 'where':
      return lookup(whereLabels, value) ?? value;
  }
}

/** What a value is called, by a shipment that has it. */
export function valueLabel(facet: ShipmentFacet, value: string, shipment: Shipment): string {
  switch (facet) {
    case 'arrival':
      return isArrivalState(value) ? arrivalStateLabels[value] : value;
    case 'eta':
      return lookup(etaShiftLabels, value) ?? value;
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
      return isTrackingState(value) ? trackingStateLabels[value] : value;
  }
}
