import { compareEvents, describeEvent } from './events.ts';
import type { Vessel } from './place.ts';
import { atSamePlace, hasPlace, sameVessel } from './samePlace.ts';
import type { TransportEvent } from './transportEvent.ts';

/** What one vessel did with the container on one voyage. */
export interface SeaLeg {
  readonly kind: 'vessel' | 'transshipment' | 'feeder';
  readonly vessel: Vessel | null;
  readonly voyageNumber: string | null;
  readonly events: readonly TransportEvent[];
}

interface Draft {
  vessel: Vessel | null;
  voyageNumber: string | null;
  readonly feeder: boolean;
  readonly events: TransportEvent[];
}

const isFeeder = (event: TransportEvent) => describeEvent(event.name).mode === 'feeder';
// A vessel record without id, IMO number and name says no more than none; a voyage number may be an empty text.
const vesselOf = ({ vessel }: TransportEvent) =>
  (vessel?.id ?? vessel?.imo ?? vessel?.name) ? vessel : null;
const voyageOf = (event: TransportEvent) => event.voyageNumber || null;
const isLeaving = (event: TransportEvent) => /_(loaded|departed)$/.test(event.name);

/**
 * Sorts vessel, transshipment and feeder events into the voyages that carried the container. At a transshipment
 * port the arriving and the leaving vessel are two legs, so that two such ports can never run together.
 *
 * Events that name their vessel go first. One that names only a voyage, or nothing at all (terminals seldom know the
 * vessel), joins the leg that it can only belong to; if there is none it opens a leg of an unknown vessel.
 */
export function seaLegs(events: readonly TransportEvent[]): SeaLeg[] {
  const legs: Draft[] = [];
  const sorted = events.toSorted((a, b) => knowledge(b) - knowledge(a) || compareEvents(a, b));
  for (const event of sorted) {
    const candidates = legs.filter((leg) => leg.feeder === isFeeder(event) || isOtherEnd(leg, event));
    const [vessel, voyageNumber] = [vesselOf(event), voyageOf(event)];
    const leg = vessel
      ? legOfVessel(candidates, event)
      : (legOfVoyage(candidates, voyageNumber) ?? legOfCall(candidates, event));
    if (leg) {
      leg.vessel ??= vessel;
      leg.voyageNumber ??= voyageNumber;
      leg.events.push(event);
    } else {
      legs.push({ vessel, voyageNumber, feeder: isFeeder(event), events: [event] });
    }
  }
  return legs.map(finish);
}

// A feeder that brings the container to the port of discharge leaves as a feeder and arrives as the vessel.
function isOtherEnd(leg: Draft, event: TransportEvent): boolean {
  const voyage = voyageOf(event);
  if (voyage === null || leg.voyageNumber !== voyage || !sameVessel(leg.vessel, event.vessel)) return false;
  return leg.events.every((other) => {
    const isSameSide = isLeaving(other) === isLeaving(event);
    return isFeeder(other) === isFeeder(event) ? isSameSide : !isSameSide;
  });
}

function knowledge(event: TransportEvent): number {
  return (vesselOf(event) ? 2 : 0) + (voyageOf(event) ? 1 : 0);
}

function legOfVoyage(legs: readonly Draft[], voyageNumber: string | null): Draft | undefined {
  return voyageNumber ? legs.find((leg) => leg.voyageNumber === voyageNumber) : undefined;
}

function legOfVessel(legs: readonly Draft[], event: TransportEvent): Draft | undefined {
  const same = legs.filter((leg) => sameVessel(leg.vessel, event.vessel));
  if (!event.voyageNumber) return same.find((leg) => sharesCall(leg, event)) ?? same.at(-1);
  return same.find((leg) => leg.voyageNumber === event.voyageNumber || leg.voyageNumber === null);
}

// The call at a port: the loading and the departure there are of one vessel, and so are arrival and discharge.
function sharesCall(leg: Draft, event: TransportEvent): boolean {
  return leg.events.some((other) => isLeaving(other) === isLeaving(event) && atSamePlace(other, event));
}

function legOfCall(legs: readonly Draft[], event: TransportEvent): Draft | undefined {
  const open = event.voyageNumber
    ? legs.filter((leg) => !leg.voyageNumber || leg.voyageNumber === event.voyageNumber)
    : legs;
  const byPlace = hasPlace(event) ? open.find((leg) => sharesCall(leg, event)) : undefined;
  if (byPlace) return byPlace;
  // A journey has one port of loading and one of discharge, so the name alone says which call is meant.
  if (describeEvent(event.name).mode !== 'vessel') return legOfSilentCall(open, event);
  return (
    open.find((leg) => leg.events.some((other) => isSameEnd(other, event))) ??
    onlyLegUnderWay(isLeaving(event) ? [] : open)
  );
}

function isSameEnd(a: TransportEvent, b: TransportEvent): boolean {
  return describeEvent(a.name).mode === 'vessel' && isLeaving(a) === isLeaving(b);
}

// Nothing is told about either: they are kept together, as "vessel unknown, place unknown".
function legOfSilentCall(legs: readonly Draft[], event: TransportEvent): Draft | undefined {
  if (hasPlace(event)) return undefined;
  return legs.find(
    (leg) =>
      !leg.vessel &&
      !leg.voyageNumber &&
      leg.events.every((other) => !hasPlace(other) && isLeaving(other) === isLeaving(event)),
  );
}

function onlyLegUnderWay(legs: readonly Draft[]): Draft | undefined {
  const underWay = legs.filter((leg) => leg.events.every(isLeaving));
  return underWay.length === 1 ? underWay[0] : undefined;
}

function finish({ vessel, voyageNumber, feeder, events }: Draft): SeaLeg {
  const boardedLater = events.some((event) => /^transshipment_(loaded|departed)$/.test(event.name));
  const kind = feeder ? 'feeder' : boardedLater ? 'transshipment' : 'vessel';
  return { kind, vessel, voyageNumber, events };
}
