import type { Place } from '#/domain/records/place.ts';
import { isSameText, samePlace } from '#/domain/records/samePlace.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

/** What carried or held the container, or `notice` for what moved nothing. */
export type EventMode = 'vessel' | 'transshipment' | 'feeder' | 'rail' | 'gate' | 'terminal' | 'notice';

/** Where a gate or terminal event belongs to; `port` is the one of discharge. Null at sea, on rail and for notices. */
export type JourneyEnd = 'origin' | 'port' | 'destination' | null;

export interface EventType {
  readonly mode: EventMode;
  readonly end: JourneyEnd;
  /** Orders events of the same time as a journey usually goes (docs/interface.md 5.2). */
  readonly rank: number;
}

type Row = readonly [name: string, mode: EventMode, end: JourneyEnd];

// In the usual order of a journey: docs/interface.md 5.1, and the short names that only raw events use
// (docs/interface.md 3.2).
const rows: readonly Row[] = [
  ['positioned_out', 'gate', 'origin'],
  ['empty_out', 'gate', 'origin'],
  ['positioned_in', 'gate', 'origin'],
  ['vgm_received', 'terminal', 'origin'],
  ['full_in', 'gate', 'origin'],
  ['feeder_loaded', 'feeder', null],
  ['feeder_departed', 'feeder', null],
  ['feeder_arrived', 'feeder', null],
  ['feeder_discharged', 'feeder', null],
  ['vessel_loaded', 'vessel', null],
  ['vessel_departed', 'vessel', null],
  ['transshipment_arrived', 'transshipment', null],
  // Our name for what a vessel does that is back at the port of loading (portsOnTheWay.ts).
  ['transshipment_berthed', 'transshipment', null],
  ['transshipment_discharged', 'transshipment', null],
  // Our names for a move between the terminals of a port of transshipment (portsOnTheWay.ts).
  ['transshipment_moved_out', 'transshipment', null],
  ['transshipment_moved_in', 'transshipment', null],
  ['transshipment_loaded', 'transshipment', null],
  ['transshipment_departed', 'transshipment', null],
  ['vessel_arrived', 'vessel', null],
  ['vessel_berthed', 'vessel', null],
  ['vessel_discharged', 'vessel', null],
  // Our names for a move between the terminals of the port of discharge (portsOnTheWay.ts).
  ['port_moved_out', 'gate', 'port'],
  ['port_moved_in', 'gate', 'port'],
  // Our name for a full-out that is no pickup (portOut.ts).
  ['port_out', 'gate', 'port'],
  ['rail_loaded', 'rail', null],
  ['rail_departed', 'rail', null],
  // Fires at every stop (docs/interface.md 5.1), so it never claims the end of the rail leg.
  ['rail_arrived', 'rail', null],
  ['arrived_at_inland_destination', 'rail', null],
  ['rail_unloaded', 'rail', null],
  ['carrier_release', 'terminal', 'destination'],
  ['customs_release', 'terminal', 'destination'],
  ['not_available', 'terminal', 'destination'],
  ['available', 'terminal', 'destination'],
  ['full_out', 'gate', 'destination'],
  ['delivered', 'gate', 'destination'],
  ['empty_in', 'gate', 'destination'],
  ['container.pickup_lfd.changed', 'notice', null],
  ['container.pickup_lfd_line.changed', 'notice', null],
  ['container.pickup_lfd_terminal.changed', 'notice', null],
  ['container.pickup_lfd_rail.changed', 'notice', null],
  ['container.pickup_appointment.changed', 'notice', null],
];

const types = new Map<string, EventType>(rows.map(([name, mode, end], rank) => [name, { mode, end, rank }]));

/** What an event name means. A name we do not know is that of a notice. */
export function describeEvent(name: string): EventType {
  return types.get(name) ?? { mode: 'notice', end: null, rank: rows.length };
}

/** Whether an event is of a vessel: the main one, one after a transshipment, or a feeder. */
export function isAtSea(name: string): boolean {
  return /^(vessel|transshipment|feeder)$/.test(describeEvent(name).mode);
}

export type Located = Pick<TransportEvent, 'place' | 'locode'>;

/** Whether two events are known to have happened at one place. */
export function atSamePlace(a: Located, b: Located): boolean {
  if (a.place && b.place) return samePlace(a.place, b.place);
  return isSameText(a.locode ?? a.place?.locode ?? null, b.locode ?? b.place?.locode ?? null);
}

export function hasPlace(event: Located): boolean {
  return event.place !== null || event.locode !== null;
}

/** Whether an event is known to be of another place. */
export function isElsewhere(event: Pick<Located, 'place'>, place: Place | null): boolean {
  return event.place !== null && place !== null && !samePlace(event.place, place);
}
