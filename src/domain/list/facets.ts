import { arrivalState, arrivalStates } from '#/domain/arrival/arrivalState.ts';
import { etaChange, shiftTone } from '#/domain/arrival/etaChange.ts';
import { carrierName } from '#/domain/records/carrierName.ts';
import { normalizeNumber } from '#/domain/records/identifiers.ts';
import type { Place, Vessel } from '#/domain/records/place.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { podTerminals } from '#/domain/records/podTerminals.ts';
import { carrierKey } from '#/domain/records/recordKeys.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { imoOf, vesselKey } from '#/domain/records/vesselIdentity.ts';
import { trackingState, trackingStates } from '#/domain/status/carrierTracking.ts';
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

/** The values that a shipment has in a facet; none where they are not reported. */
export function valuesOf(facet: ShipmentFacet, shipment: Shipment, now: Instant): readonly string[] {
  let own = known.get(shipment);
  if (own?.now !== now) known.set(shipment, (own = { lasting: own?.lasting ?? {}, now, passing: {} }));
  const { isPassing, valuesOf: read } = shipmentRules[facet];
  return ((isPassing ? own.passing : own.lasting)[facet] ??= read(shipment, now));
}

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
    const { readChoice } = shipmentRules[facet];
    return readChoice ? filter[facet]?.map(readChoice) : filter[facet];
  };
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
