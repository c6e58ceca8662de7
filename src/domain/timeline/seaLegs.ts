import type { Vessel } from '#/domain/records/place.ts';
import { sameVessel } from '#/domain/records/sameVessel.ts';
import { differentVessels } from '#/domain/records/sameVessel.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { inEventOrder } from './eventOrder.ts';
import { type PortSide, portSides } from './portSides.ts';

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
 * shows the change from one to the other; voyages never decide, since a departure may carry the voyage of the vessel
 * that reaches the port of discharge (docs/interface.md 5.2).
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
  const isOther = left.length > 0 && came.length > 0 && areOthers(left, came);
  // A vessel that another port of the journey names as well was only written down at the wrong one.
  const elsewhere = sides
    .filter((side) => side !== from && side !== to)
    .flatMap(({ events }) => vesselsOf(events));
  return !(mayChange && isOther && areOthers(elsewhere, [...left, ...came]));
}

const areOthers = (some: readonly Vessel[], others: readonly Vessel[]): boolean =>
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
