import type { Vessel } from '#/domain/records/place.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { differentVessels, sameVessel } from '#/domain/records/vesselIdentity.ts';
import { leavesPlace } from '#/domain/status/eventMeaning.ts';
import { sortKey } from '#/time/moment.ts';
import { inEventOrder } from './eventOrder.ts';
import { atSamePlace, hasPlace, describeEvent } from './events.ts';

/** What one vessel did with the container between two ports. */
export interface SeaLeg {
  readonly kind: 'vessel' | 'transshipment' | 'feeder';
  /** The one that most of its events name; null where none does. */
  readonly vessel: Vessel | null;
  readonly voyageNumber: string | null;
  /** In the order of the move. */
  readonly events: readonly TransportEvent[];
}

/**
 * Sorts vessel, transshipment and feeder events into the legs that carried the container, in the order travelled.
 *
 * The order and the kind of the events decide: what left one port reaches the next. Vessels come second, where no event
 * shows the change from one to the other. A voyage parts only two calls at one port, since a departure may carry that of
 * the vessel which reaches the port of discharge (docs/interface.md 5.2).
 */
export function seaLegs(events: readonly TransportEvent[]): SeaLeg[] {
  const sides = portSides(events);
  const legs: PortSide[][] = [];
  for (const side of sides) {
    const last = legs.at(-1);
    const [from] = last ?? [];
    if (last?.length === 1 && from && reaches(from, side, sides)) last.push(side);
    else legs.push([side]);
  }
  return legs.map(legOf);
}

/** Whether the vessel that left one port is the one that comes to the next. */
function reaches(from: PortSide, to: PortSide, sides: readonly PortSide[]): boolean {
  if (from.direction !== 'out' || to.direction !== 'in') return false;
  const [left, came] = [vesselsOf(from.events), vesselsOf(to.events)];
  if ((from.kind === 'feeder') !== (to.kind === 'feeder')) {
    // A feeder that brings the container to the port of discharge leaves as a feeder and arrives as the vessel.
    return left.some((one) => came.some((other) => sameVessel(one, other)));
  }
  const isDirect = from.kind === 'vessel' && to.kind === 'vessel';
  const mayChange = isDirect || to.events.every(({ estimated }) => estimated);
  const isOther = left.length > 0 && came.length > 0 && areAllDifferent(left, came);
  // A vessel that another port of the journey names as well was only written down at the wrong one.
  const elsewhere = sides
    .filter((side) => side !== from && side !== to)
    .flatMap(({ events }) => vesselsOf(events));
  return !(mayChange && isOther && areAllDifferent(elsewhere, [...left, ...came]));
}

const areAllDifferent = (some: readonly Vessel[], others: readonly Vessel[]): boolean =>
  some.every((one) => others.every((other) => differentVessels(one, other)));

function legOf(sides: readonly PortSide[]): SeaLeg {
  // A vessel has left one port before it comes to the next, whatever their times are.
  const events = sides.flatMap((side) => inEventOrder(side.events));
  const [first] = sides;
  const kind = first?.direction === 'out' || first?.kind === 'feeder' ? first.kind : 'vessel';
  return {
    kind,
    vessel: maxNamed(vesselsOf(events), sameVessel),
    voyageNumber: maxNamed(
      events.flatMap(({ voyageNumber }) => voyageNumber || []),
      (a, b) => a === b,
    ),
    events,
  };
}

// A vessel record without id, IMO number and name says no more than none.
function vesselsOf(events: readonly TransportEvent[]): Vessel[] {
  return events.flatMap(({ vessel }) => (vessel && (vessel.id ?? vessel.imo ?? vessel.name) ? [vessel] : []));
}

/** The one that is named most often, of equals the first, in the fullest record. */
function maxNamed<T>(named: readonly T[], isSame: (a: T, b: T) => boolean): T | null {
  const count = (one: T) => named.filter((other) => isSame(one, other)).length;
  return named.reduce<T | null>(
    (best, one) => (best !== null && count(best) >= count(one) ? best : one),
    null,
  );
}

/** The events of a vessel that leaves a port with the container, or comes to one with it. */
interface PortSide {
  readonly kind: 'vessel' | 'transshipment' | 'feeder';
  readonly direction: 'out' | 'in';
  readonly events: readonly TransportEvent[];
}

interface Draft extends PortSide {
  readonly events: TransportEvent[];
}

/** The sides of every port of a journey by sea, in the order travelled, whatever order the events come in. */
function portSides(events: readonly TransportEvent[]): PortSide[] {
  const sides: Draft[] = [];
  const ordered = inEventOrder(events);
  const isOther = otherCalls(ordered);
  // Those that name their port go first, so that the others find it.
  const sorted = [...ordered.filter(hasPlace), ...ordered.filter((event) => !hasPlace(event))];
  for (const event of sorted) {
    const [kind, direction] = [kindOf(event), directionOf(event)];
    const known = sides.filter((side) => side.kind === kind && side.direction === direction);
    const there = known.filter((one) => isThere(one, event));
    const call = there.filter((one) => !isOther(one, event));
    const side = !hasPlace(event)
      ? likeliest(known, event)
      : there.length > 0
        ? (call.find((one) => isOfVessel(one, event)) ?? call.at(-1))
        : sameEnd(known, event);
    if (side) side.events.push(event);
    else sides.push({ kind, direction, events: [event] });
  }
  return inOrder(sides);
}

function kindOf({ name }: TransportEvent): PortSide['kind'] {
  const { mode } = describeEvent(name);
  return mode === 'feeder' || mode === 'transshipment' ? mode : 'vessel';
}

const directionOf = ({ name }: TransportEvent): PortSide['direction'] => (leavesPlace(name) ? 'out' : 'in');

const isThere = ({ events }: PortSide, event: TransportEvent) =>
  events.some((other) => atSamePlace(other, event));

const isOfVessel = ({ events }: PortSide, { vessel }: TransportEvent) =>
  events.some((other) => sameVessel(other.vessel, vessel));

/**
 * Whether an event is of another call at the place of a side: between the two the container went the other way there, and
 * another vessel has it now, or the same on another voyage.
 */
function otherCalls(ordered: readonly TransportEvent[]): (side: PortSide, event: TransportEvent) => boolean {
  const positions = new Map(ordered.map((event, at) => [event, at]));
  const positionOf = (event: TransportEvent) => positions.get(event) ?? -1;
  const isBetween = (one: TransportEvent, other: TransportEvent) => {
    const [from, to] = [positionOf(one), positionOf(other)].toSorted((a, b) => a - b);
    return ordered
      .slice((from ?? 0) + 1, to)
      .some(
        (event) => !event.estimated && directionOf(event) !== directionOf(one) && atSamePlace(event, one),
      );
  };
  return ({ events }, event) => {
    const vessels = vesselsOf(events);
    const [vessel] = vesselsOf([event]);
    const isAnother = vessel !== undefined && vessels.length > 0 && areAllDifferent(vessels, [vessel]);
    const voyages = events.flatMap(({ voyageNumber }) => voyageNumber || []);
    const isOnAnotherVoyage =
      !!event.voyageNumber && voyages.length > 0 && !voyages.includes(event.voyageNumber);
    return (isAnother || isOnAnotherVoyage) && events.every((other) => isBetween(other, event));
  };
}

/**
 * A journey has one port of loading and one of discharge, though its steps may name a neighbouring port or the whole city:
 * only a vessel that is known to be another one has been elsewhere.
 */
function sameEnd(sides: readonly Draft[], event: TransportEvent): Draft | undefined {
  if (kindOf(event) !== 'vessel') return undefined;
  const { vessel } = event;
  return sides.find(({ events }) =>
    events.every((other) => !vessel || !other.vessel || !differentVessels(vessel, other.vessel)),
  );
}

/** The port that is meant where none is named: of its vessel, else the only one. */
function likeliest(sides: readonly Draft[], event: TransportEvent): Draft | undefined {
  const ofVessel = sides.filter(({ events }) =>
    events.some(({ vessel }) => sameVessel(vessel, event.vessel)),
  );
  if (ofVessel.length === 1) return ofVessel[0];
  // A journey has one port of loading and one of discharge.
  if (kindOf(event) === 'vessel') return directionOf(event) === 'out' ? sides[0] : sides.at(-1);
  const silent = sides.find(({ events }) => !events.some(hasPlace));
  return event.vessel ? undefined : (silent ?? (sides.length === 1 ? sides[0] : undefined));
}

/**
 * From the port of loading over those of transshipment to that of discharge, by time; feeders run before the main
 * vessel or after it, so only time and place show where they belong (docs/interface.md 5.2).
 */
function inOrder(sides: readonly PortSide[]): PortSide[] {
  const main = sides.filter(({ kind }) => kind !== 'feeder');
  const ordered = [0, 1, 2].flatMap((at) => {
    const there = main.filter((side) => stage(side) === at);
    // What happened comes before what is only expected, whose time may be stale.
    return [
      ...byFirstEvent(there.filter((side) => !isExpected(side))),
      ...byFirstEvent(there.filter(isExpected)),
    ];
  });
  const compare = (a: PortSide, b: PortSide) => compareTimes(a, b, sides);
  for (const side of sides.filter(({ kind }) => kind === 'feeder').toSorted(compare)) {
    const next = ordered.findIndex((other) => compare(side, other) < 0);
    ordered.splice(next < 0 ? ordered.length : next, 0, side);
  }
  return ordered;
}

function byFirstEvent(sides: readonly PortSide[]): PortSide[] {
  const firsts = sides.flatMap((side) =>
    inEventOrder(side.events)
      .slice(0, 1)
      .map((event) => ({ side, event })),
  );
  return inEventOrder(firsts.map(({ event }) => event)).flatMap(
    (event) => firsts.find((one) => one.event === event)?.side ?? [],
  );
}

function stage({ kind, direction }: PortSide): number {
  if (kind === 'transshipment') return 1;
  return direction === 'out' ? 0 : 2;
}

/** What happened comes before what is only expected, whose time may be stale; what has no time, last. */
function compareTimes(a: PortSide, b: PortSide, sides: readonly PortSide[]): number {
  const expected = Number(isExpected(a)) - Number(isExpected(b));
  if (expected !== 0) return expected;
  const [one, other] = [timeOf(a, sides), timeOf(b, sides)];
  return one === other ? rankOf(a) - rankOf(b) : one - other;
}

const isExpected = ({ events }: PortSide) => events.every(({ estimated }) => estimated);
const rankOf = ({ events }: PortSide) => Math.min(...events.map(({ name }) => describeEvent(name).rank));

/** Where a side has no time, that of the other side of the same vessel. */
function timeOf(side: PortSide, sides: readonly PortSide[]): number {
  const own = earliest(side);
  if (own !== null) return own;
  const partner = sides.find(
    (one) =>
      one !== side &&
      one.kind === side.kind &&
      one.events.some(({ vessel }) => side.events.some((event) => sameVessel(event.vessel, vessel))),
  );
  return (partner && earliest(partner)) ?? Number.MAX_SAFE_INTEGER;
}

function earliest({ events }: PortSide): number | null {
  const times = events.flatMap(({ when }) => (when ? [sortKey(when)] : []));
  return times.length > 0 ? Math.min(...times) : null;
}
