import { sortKey } from '#/time/moment.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';

/** What carried or held the container, or `notice` for what moved nothing. */
export type EventMode = 'vessel' | 'transshipment' | 'feeder' | 'rail' | 'gate' | 'terminal' | 'notice';

/** Where a gate or terminal event belongs to; `port` is the one of discharge. Null at sea, on rail and for notices. */
export type JourneyEnd = 'origin' | 'port' | 'destination' | null;

export interface EventText {
  readonly mode: EventMode;
  readonly end: JourneyEnd;
  /** Orders events of the same time as a journey usually goes (docs/interface.md 5.2). */
  readonly rank: number;
  /** Of what has happened: `Departed port of loading`. */
  readonly label: string;
  /** Of what is expected: `Departure from port of loading`. */
  readonly expected: string;
}

type Row = readonly [name: string, mode: EventMode, end: JourneyEnd, label: string, expected: string];

// In the usual order of a journey: docs/interface.md 5.1, and the short names that only raw events use
// (docs/interface.md 3.2).
const rows: readonly Row[] = [
  ['positioned_out', 'gate', 'origin', 'Empty positioned out', 'Empty to be positioned out'],
  ['empty_out', 'gate', 'origin', 'Empty picked up for loading', 'Empty pickup for loading'],
  ['positioned_in', 'gate', 'origin', 'Empty positioned in', 'Empty to be positioned in'],
  ['vgm_received', 'terminal', 'origin', 'Verified weight received', 'Verified weight due'],
  ['full_in', 'gate', 'origin', 'Gated in full at origin', 'Gate-in full at origin'],
  ['feeder_loaded', 'feeder', null, 'Loaded on feeder', 'Loading on feeder'],
  ['feeder_departed', 'feeder', null, 'Feeder departed', 'Feeder departure'],
  ['feeder_arrived', 'feeder', null, 'Feeder arrived', 'Feeder arrival'],
  ['feeder_discharged', 'feeder', null, 'Discharged from feeder', 'Discharge from feeder'],
  ['vessel_loaded', 'vessel', null, 'Loaded at port of loading', 'Loading at port of loading'],
  ['vessel_departed', 'vessel', null, 'Departed port of loading', 'Departure from port of loading'],
  ['transshipment_arrived', 'transshipment', null, 'Arrived for transshipment', 'Arrival for transshipment'],
  [
    'transshipment_discharged',
    'transshipment',
    null,
    'Discharged for transshipment',
    'Discharge for transshipment',
  ],
  [
    'transshipment_loaded',
    'transshipment',
    null,
    'Loaded after transshipment',
    'Loading after transshipment',
  ],
  [
    'transshipment_departed',
    'transshipment',
    null,
    'Departed transshipment port',
    'Departure from transshipment port',
  ],
  ['vessel_arrived', 'vessel', null, 'Arrived at port of discharge', 'Arrival at port of discharge'],
  ['vessel_berthed', 'vessel', null, 'Berthed at port of discharge', 'Berthing at port of discharge'],
  ['vessel_discharged', 'vessel', null, 'Discharged at port of discharge', 'Discharge at port of discharge'],
  // Our name for a full-out that is no pickup (portOut.ts).
  ['port_out', 'gate', 'port', 'Out of the port terminal', 'Gate-out of the port terminal'],
  ['rail_loaded', 'rail', null, 'Loaded on rail', 'Loading on rail'],
  ['rail_departed', 'rail', null, 'Train departed', 'Train departure'],
  // Fires at every stop (docs/interface.md 5.1), so it never claims the end of the rail leg.
  ['rail_arrived', 'rail', null, 'Train arrived at a stop', 'Train arrival at a stop'],
  [
    'arrived_at_inland_destination',
    'rail',
    null,
    'Arrived at inland destination',
    'Arrival at inland destination',
  ],
  ['rail_unloaded', 'rail', null, 'Unloaded from rail', 'Unloading from rail'],
  ['carrier_release', 'terminal', 'destination', 'Released by the carrier', 'Release by the carrier'],
  ['customs_release', 'terminal', 'destination', 'Released by customs', 'Release by customs'],
  ['not_available', 'terminal', 'destination', 'Not available for pickup', 'Not available for pickup'],
  ['available', 'terminal', 'destination', 'Available for pickup', 'Availability for pickup'],
  ['full_out', 'gate', 'destination', 'Picked up full', 'Pickup'],
  ['delivered', 'gate', 'destination', 'Delivered', 'Delivery'],
  ['empty_in', 'gate', 'destination', 'Empty returned', 'Empty return'],
  ['container.pickup_lfd.changed', 'notice', null, 'Last free day changed', 'Last free day changed'],
  [
    'container.pickup_lfd_line.changed',
    'notice',
    null,
    'Last free day of the line changed',
    'Last free day of the line changed',
  ],
  [
    'container.pickup_lfd_terminal.changed',
    'notice',
    null,
    'Last free day of the terminal changed',
    'Last free day of the terminal changed',
  ],
  [
    'container.pickup_lfd_rail.changed',
    'notice',
    null,
    'Last free day of the railroad changed',
    'Last free day of the railroad changed',
  ],
  [
    'container.pickup_appointment.changed',
    'notice',
    null,
    'Pickup appointment changed',
    'Pickup appointment changed',
  ],
];

const texts = new Map<string, EventText>(
  rows.map(([name, mode, end, label, expected], rank) => [name, { mode, end, rank, label, expected }]),
);

/** What an event name means. A name we do not know is a notice that carries the name as it came. */
export function describeEvent(name: string): EventText {
  return texts.get(name) ?? { mode: 'notice', end: null, rank: rows.length, label: name, expected: name };
}

/** Whether an event is of a vessel: the main one, one after a transshipment, or a feeder. */
export function isAtSea(name: string): boolean {
  return /^(vessel|transshipment|feeder)$/.test(describeEvent(name).mode);
}

/** Our words for an event name, as a fact or as an expectation. */
export function eventLabel(name: string, estimated = false): string {
  const text = describeEvent(name);
  return estimated ? text.expected : text.label;
}

/**
 * Order of a timeline: by time, then as a journey usually goes, then by id. Many events share one time (the
 * service creates them in one go), and a fact whose time nobody told comes last.
 */
export function compareEvents(a: TransportEvent, b: TransportEvent): number {
  const aTime = a.when ? sortKey(a.when) : Number.POSITIVE_INFINITY;
  const bTime = b.when ? sortKey(b.when) : Number.POSITIVE_INFINITY;
  if (aTime !== bTime) return aTime < bTime ? -1 : 1;
  const byRank = describeEvent(a.name).rank - describeEvent(b.name).rank;
  if (byRank !== 0) return byRank;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
