import { arrivalState, arrivalStateWords, isArrivalState } from '#/domain/arrival/arrivalState.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { ownEntry } from '#/domain/records/ownEntry.ts';
import type { Place } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { isTrackingState, trackingState } from '#/domain/status/trackingState.ts';
import { trackingStateWords } from '#/domain/status/words.ts';
import type { Instant } from '#/time/instant.ts';
import { type ContainerFacet, containerFacets, containerValueLabel } from './containerFacets.ts';
import { etaShiftWords } from './words.ts';

/** What a whole shipment is filtered and counted by, besides its containers' statuses. */
export const shipmentFacets = [
  'arrival',
  'eta',
  'carrier',
  'podVessel',
  'pol',
  'pod',
  'destination',
  'terminal',
  'customer',
  'tag',
  'tracking',
] as const;
export type ShipmentFacet = (typeof shipmentFacets)[number];

/** What the list can be narrowed by, besides texts, days and custom fields. */
export type Facet = ContainerFacet | ShipmentFacet;

/** Those whose values are texts of the records, read as they stand in an address. */
export const textFacets = [...containerFacets, ...shipmentFacets].filter(
  (facet): facet is Exclude<Facet, 'tracking' | 'arrival'> => facet !== 'tracking' && facet !== 'arrival',
);

export function isContainerFacet(facet: Facet): facet is ContainerFacet {
  return containerFacets.some((one) => one === facet);
}

/** The values that a shipment has in a facet; none where they are not reported. */
export function valuesOf(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
  switch (facet) {
    case 'arrival':
      return [arrivalState(shipment, now)];
    case 'eta':
      return reported(etaShift(shipment, now) ?? '');
    case 'carrier':
      return reported(carrierKey(shipment));
    case 'podVessel':
      return reported(shipment.podVessel?.imo ?? textKey(shipment.podVessel?.name));
    case 'pol':
      return reported(placeKey(shipment.portOfLoading));
    case 'pod':
      return reported(placeKey(shipment.portOfDischarge));
    case 'destination':
      return reported(placeKey(shipment.destination));
    case 'terminal':
      return podTerminals(shipment, shipment.containers).flatMap(({ name }) => name ?? []);
    case 'customer':
      return reported(shipment.customerName ?? '');
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

/** How the ETA at the port of discharge has moved against the original one, as whole days. */
export const etaShifts = ['slipped', 'on_time', 'pulled_in'] as const;

function etaShift(shipment: Shipment, now: Instant): (typeof etaShifts)[number] | null {
  const change = etaChange(shipment, now);
  if (!change) return null;
  if (change.days === 0) return 'on_time';
  return change.days > 0 ? 'slipped' : 'pulled_in';
}

function carrierKey({ carrier }: Shipment): string {
  return carrier.scac ?? normalizeNumber(carrier.shortName ?? carrier.name ?? '');
}

function placeKey(place: Place | null): string {
  return place?.locode ?? textKey(place?.name);
}

const textKey = (text: string | null | undefined) => normalizeNumber(text ?? '');
