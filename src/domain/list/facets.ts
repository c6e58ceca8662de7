import { arrivalState } from '#/domain/arrival/arrivalState.ts';
import { etaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { carrierKey } from '#/domain/records/recordKeys.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { imoOf, vesselKey } from '#/domain/records/vesselIdentity.ts';
import { trackingState } from '#/domain/status/carrierTracking.ts';
import type { Instant } from '#/time/instant.ts';
import { type ShipmentFacet, shipmentFacets } from './facetNames.ts';
import { failingChoices } from './failingChoices.ts';
import type { FleetFilter } from './view.ts';

type Values = Partial<Record<ShipmentFacet, readonly string[]>>;

interface Known {
  /** Of the record alone. */
  readonly lasting: Values;
  readonly now: Instant;
  /** What also changes with the clock. */
  readonly passing: Values;
}
// A shipment that has not changed stays the same object, and each change of another one counts them all again.
const known = new WeakMap<Shipment, Known>();
const passing: ReadonlySet<ShipmentFacet> = new Set(['arrival', 'eta', 'tracking']);

/** The values that a shipment has in a facet; none where they are not reported. */
export function valuesOf(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
  let own = known.get(shipment);
  if (own?.now !== now) known.set(shipment, (own = { lasting: own?.lasting ?? {}, now, passing: {} }));
  return ((passing.has(facet) ? own.passing : own.lasting)[facet] ??= readValues(facet, shipment, now));
}

function readValues(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
  switch (facet) {
    case 'arrival':
      return [arrivalState(shipment, null, now)];
    case 'eta':
      return reported(etaShift(shipment, now) ?? '');
    case 'carrier':
      return reported(carrierKey(shipment.carrier));
    case 'podVessel':
      return vesselChoices(shipment.podVessel);
    case 'pol':
      return reported(placeChoice(shipment.portOfLoading));
    case 'pod':
      return reported(placeChoice(shipment.portOfDischarge));
    case 'destination':
      return reported(placeChoice(shipment.destination));
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

/** What a shipment that has a value calls it; null where the value is all there is. */
export function valueName(facet: ShipmentFacet, shipment: Shipment): string | null {
  switch (facet) {
    case 'carrier':
      return carrierName(shipment.carrier);
    case 'podVessel':
      return shipment.podVessel?.name ?? null;
    case 'pol':
      return placeName(shipment.portOfLoading);
    case 'pod':
      return placeName(shipment.portOfDischarge);
    case 'destination':
      return placeName(shipment.destination);
    case 'arrival':
    case 'eta':
    case 'terminal':
    case 'customer':
    case 'tag':
    case 'tracking':
      return null;
  }
}

const none: readonly string[] = [];
const reported = (value: string) => (value === '' ? none : [value]);

/** Of the active facets, those that a shipment does not pass. */
export function facetTest(
  filter: Pick<FleetFilter, ShipmentFacet>,
  now: Instant,
): (shipment: Shipment) => readonly ShipmentFacet[] {
  // An address may call a carrier by another of its codes.
  const carriers = filter.carrier?.map((scac) => carrierKey({ scac, shortName: null, name: null }));
  const chosen = (facet: ShipmentFacet) => (facet === 'carrier' ? carriers : filter[facet]);
  const failing = failingChoices(shipmentFacets.map((facet) => [facet, chosen(facet)]));
  return (shipment) => failing((facet) => valuesOf(facet, shipment, now));
}

/** How the ETA at the port of discharge has moved against the original one, as whole days. */
export const etaShifts = ['slipped', 'on_time', 'pulled_in'] as const;

function etaShift(shipment: Shipment, now: Instant): (typeof etaShifts)[number] | null {
  const change = etaChange(shipment, null, now);
  if (!change) return null;
  return ({ late: 'slipped', same: 'on_time', early: 'pulled_in' } as const)[shiftTone(change)];
}

/** By its number alone, as addresses have it, then by number and name: two vessels may be reported under one number. */
function vesselChoices(vessel: Vessel | null): readonly string[] {
  const key = vesselKey(vessel);
  const choice = reported(vesselChoice(vessel));
  return key === null || imoOf(vessel) === null || choice.includes(key) ? choice : [...choice, key];
}

/** Of the values of vessels those that tell them apart: the number where one name is reported under it, else each with its name. */
export function distinctVessels(values: readonly string[], chosen: readonly string[]): readonly string[] {
  const named = Map.groupBy(
    [...new Set(values)].filter((value) => numberAndName.test(value)),
    (value) => value.slice(0, imoDigits),
  );
  const isShown = (value: string) => {
    const under = named.get(value.slice(0, imoDigits));
    return !under || numberAndName.test(value) === under.length > 1;
  };
  return values.filter((value) => chosen.includes(value) || isShown(value));
}
const imoDigits = 7;
const numberAndName = /^\d{7} /;

/** What a filter calls a vessel, and a place; empty where neither number nor name is reported. */
export function vesselChoice(vessel: Vessel | null): string {
  return imoOf(vessel) ?? textKey(vessel?.name);
}

export function placeChoice(place: Place | null): string {
  return place?.locode ?? textKey(place?.name);
}

const textKey = (text: string | null | undefined) => normalizeNumber(text ?? '');
