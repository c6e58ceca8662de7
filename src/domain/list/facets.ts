import { arrivalState, arrivalStates } from '#/domain/arrival/arrivalState.ts';
import { etaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import { carrierKey } from '#/domain/records/identityKeys.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { imoOf, vesselKey } from '#/domain/records/vesselIdentity.ts';
import { trackingState, trackingStates } from '#/domain/status/carrierTracking.ts';
import type { Instant } from '#/time/instant.ts';
import { codedValue, type Codes, facetCode, facetCodes } from './facetCodes.ts';
import { type ShipmentFacet, shipmentFacets } from './facetNames.ts';
import { failingChoices } from './failingChoices.ts';
import type { FleetFilter } from './view.ts';

/** The values that a shipment has in a facet; none where they are not reported. */
export const valuesOf = (facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] =>
  codesOf(facet, shipment, now).map((code) => codedValue(facet, code));

const codesOf = (facet: ShipmentFacet, shipment: Shipment, now: Instant) =>
  readCodes(facet, shipmentFacets.indexOf(facet), keptOf(shipment, now).codes, shipment, now);

/** The codes of all of them. */
export function shipmentCodes(shipment: Shipment, now: Instant): Readonly<Codes> {
  const own = keptOf(shipment, now);
  if (!own.isWhole) {
    shipmentFacets.forEach((facet, place) => readCodes(facet, place, own.codes, shipment, now));
    own.isWhole = true;
  }
  return own.codes;
}

interface Kept {
  now: Instant;
  /** Whether all of them have been read. */
  isWhole: boolean;
  readonly codes: Codes;
}
// A shipment that has not changed stays the same object, and each change of another one counts them all again.
const kept = new WeakMap<Shipment, Kept>();

function keptOf(shipment: Shipment, now: Instant): Kept {
  let own = kept.get(shipment);
  if (!own) kept.set(shipment, (own = { now, isWhole: false, codes: shipmentFacets.map(() => null) }));
  if (own.now !== now) {
    own.now = now;
    own.isWhole = false;
    for (const place of passing) own.codes[place] = null;
  }
  return own;
}

const readCodes = (facet: ShipmentFacet, place: number, codes: Codes, shipment: Shipment, now: Instant) =>
  (codes[place] ??= facetCodes(facet, shipmentRules[facet].valuesOf(shipment, now)));

/** What a shipment that has a value calls it; null where the value is all there is. */
export const valueName = (facet: ShipmentFacet, shipment: Shipment): string | null =>
  shipmentRules[facet].nameOf?.(shipment) ?? null;

const none: readonly string[] = [];
const reported = (value: string) => (value === '' ? none : [value]);

/** Of the active facets, those that a shipment does not pass. */
export function facetTest(
  filter: Pick<FleetFilter, ShipmentFacet>,
  now: Instant,
): (shipment: Shipment) => readonly ShipmentFacet[] {
  const chosen = (facet: ShipmentFacet) => {
    const { readChoice = (written) => written } = shipmentRules[facet];
    return filter[facet]?.map((written) => facetCode(facet, readChoice(written)));
  };
  const failing = failingChoices(shipmentFacets.map((facet) => [facet, chosen(facet)]));
  return (shipment) => failing((facet) => codesOf(facet, shipment, now));
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

/** A facet of shipments. */
interface ShipmentRule {
  readonly valuesOf: (shipment: Shipment, now: Instant) => readonly string[];
  /** What the record calls its value. */
  readonly nameOf?: (shipment: Shipment) => string | null;
  /** The value that is meant, where an address may have another word for it, such as another code of a carrier. */
  readonly readChoice?: (written: string) => string;
  /** Its values, where they are words of ours: they are listed in this order even when nothing has them. */
  readonly words?: readonly string[];
  /** Whether its values change with the clock, and not with the record alone. */
  readonly isPassing?: true;
  /** Those of its values that are listed. */
  readonly distinct?: (values: readonly string[], chosen: readonly string[]) => readonly string[];
}

export const shipmentRules: Readonly<Record<ShipmentFacet, ShipmentRule>> = {
  arrival: {
    valuesOf: (shipment, now) => [arrivalState(shipment, null, now)],
    words: arrivalStates,
    isPassing: true,
  },
  /** How the ETA has moved against the original one. */
  eta: {
    valuesOf: (shipment, now) => reported(etaShift(shipment, now) ?? ''),
    words: etaShifts,
    isPassing: true,
  },
  /** SCAC, or the carrier's name where it has none. */
  carrier: {
    valuesOf: ({ carrier }) => reported(carrierKey(carrier)),
    nameOf: ({ carrier }) => carrierName(carrier),
    readChoice: (scac) => carrierKey({ scac, shortName: null, name: null }),
  },
  /** IMO number, or the name where it has none. */
  podVessel: {
    valuesOf: ({ podVessel }) => vesselChoices(podVessel),
    nameOf: ({ podVessel }) => podVessel?.name ?? null,
    distinct: distinctVessels,
  },
  /** Ports and places by LOCODE, or by name where they have none. */
  pol: {
    valuesOf: ({ portOfLoading }) => reported(placeChoice(portOfLoading)),
    nameOf: ({ portOfLoading }) => placeName(portOfLoading),
  },
  pod: {
    valuesOf: ({ portOfDischarge }) => reported(placeChoice(portOfDischarge)),
    nameOf: ({ portOfDischarge }) => placeName(portOfDischarge),
  },
  destination: {
    valuesOf: ({ destination }) => reported(placeChoice(destination)),
    nameOf: ({ destination }) => placeName(destination),
  },
  terminal: {
    // Terminals of two records may have one name.
    valuesOf: (shipment) => [
      ...new Set(podTerminals(shipment, shipment.containers).flatMap(({ name }) => name ?? [])),
    ],
  },
  customer: { valuesOf: ({ customerName }) => reported(customerName ?? '') },
  tag: { valuesOf: ({ tags }) => tags },
  tracking: {
    valuesOf: (shipment, now) => [trackingState(shipment, now)],
    words: trackingStates,
    isPassing: true,
  },
};
const passing = shipmentFacets.flatMap((facet, place) => (shipmentRules[facet].isPassing ? [place] : []));
