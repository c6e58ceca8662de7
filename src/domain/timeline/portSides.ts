import { sameVessel } from '#/domain/records/sameVessel.ts';
import { differentVessels } from '#/domain/records/sameVessel.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { sortKey } from '#/time/moment.ts';
import { inEventOrder } from './eventOrder.ts';
import { atSamePlace, hasPlace } from './eventPlace.ts';
import { describeEvent } from './events.ts';

/** The events of a vessel that leaves a port with the container, or comes to one with it. */
export interface PortSide {
  readonly kind: 'vessel' | 'transshipment' | 'feeder';
  readonly direction: 'out' | 'in';
  readonly events: readonly TransportEvent[];
}

interface Draft extends PortSide {
  readonly events: TransportEvent[];
}

/** The sides of every port of a journey by sea, in the order travelled, whatever order the events come in. */
export function portSides(events: readonly TransportEvent[]): PortSide[] {
  const sides: Draft[] = [];
  // Those that name their port go first, so that the others find it.
  const ordered = inEventOrder(events);
  const sorted = [...ordered.filter(hasPlace), ...ordered.filter((event) => !hasPlace(event))];
  for (const event of sorted) {
    const [kind, direction] = [kindOf(event), directionOf(event)];
    const known = sides.filter((side) => side.kind === kind && side.direction === direction);
    const there = known.find((one) => isThere(one, event));
    const side = hasPlace(event) ? (there ?? sameEnd(known, event)) : likeliest(known, event);
    if (side) side.events.push(event);
    else sides.push({ kind, direction, events: [event] });
  }
  return inOrder(sides);
}

function kindOf({ name }: TransportEvent): PortSide['kind'] {
  const { mode } = describeEvent(name);
  return mode === 'feeder' || mode === 'transshipment' ? mode : 'vessel';
}

const directionOf = ({ name }: TransportEvent): PortSide['direction'] =>
  /_(loaded|departed)$/.test(name) ? 'out' : 'in';

const isThere = ({ events }: PortSide, event: TransportEvent) =>
  events.some((other) => atSamePlace(other, event));

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
