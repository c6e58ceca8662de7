import { arrivalState } from '#/domain/arrival/arrivalState.ts';
import { etaChange } from '#/domain/arrival/etaChange.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { Place } from '#/domain/records/place.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { trackingState } from '#/domain/status/trackingState.ts';
import type { Instant } from '#/time/instant.ts';
import { type ShipmentFacet, shipmentFacets } from './facetNames.ts';
import { failingChoices } from './failingChoices.ts';
import type { FleetFilter } from './view.ts';

interface Known {
  readonly now: Instant;
  readonly values: Partial<Record<ShipmentFacet, readonly string[]>>;
}
// A shipment that has not changed stays the same object, and each change of another one counts them all again.
const known = new WeakMap<Shipment, Known>();

/** The values that a shipment has in a facet; none where they are not reported. */
export function valuesOf(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
  let own = known.get(shipment);
  if (own?.now !== now) known.set(shipment, (own = { now, values: {} }));
  return (own.values[facet] ??= readValues(facet, shipment, now));
}

function readValues(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
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
      // Terminals of two records may have one name.
      return [...new Set(podTerminals(shipment, shipment.containers).flatMap(({ name }) => name ?? []))];
    case 'customer':
      return reported(shipment.customerName ?? '');
    case 'tag':
      return shipment.tags;
    case 'tracking':
      return [trackingState(shipment, now)];
  }
}

const reported = (value: string) => (value === '' ? [] : [value]);

/** Of the active facets, those that a shipment does not pass. */
export function facetTest(
  filter: Pick<FleetFilter, ShipmentFacet>,
  now: Instant,
): (shipment: Shipment) => readonly ShipmentFacet[] {
  const failing = failingChoices(shipmentFacets.map((facet) => [facet, filter[facet]]));
  return (shipment) => failing((facet) => valuesOf(facet, shipment, now));
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
