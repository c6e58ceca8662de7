import { type RailWay, railWays } from './rail.ts';
import { chance, derive, type Key, pick, range, u } from './random.ts';
import { day, hour, rotationOf, type Rotation, worldEpoch } from './schedule.ts';
import { type JourneyKind, type Lane, lanes } from './tradeLanes.ts';

/** How tracking ends: with the last empty return, or early for one of the other reasons of docs/interface.md 4.2. */
export type Ending =
  | 'usual'
  | 'past_arrival_window'
  | 'past_full_out_window'
  | 'no_updates_at_line'
  | 'cancelled_by_user'
  | 'booking_cancelled';

/**
 * When a team asks for a shipment to be tracked: with the booking, weeks before it sails; with the bill of lading, in the
 * days around the departure, which is the usual thing; or only when the voyage has begun.
 */
export type Tracked = 'booking' | 'departure' | 'voyage';

/**
 * A place in the account. Its shipments follow each other, each for one period, so that the account never runs
 * dry; they share the lane, because the period is fitted to the length of the journey.
 */
export interface Slot {
  readonly index: number;
  readonly key: Key;
  readonly lane: Lane;
  readonly kind: JourneyKind;
  readonly railWay: RailWay | null;
  readonly ending: Ending;
  readonly tracked: Tracked;
  readonly period: number;
  readonly firstStart: number;
}

/** One in twenty each, in an order that mixes small accounts well. */
export const mix: readonly JourneyKind[] = [
  ...([
    'direct',
    'rail',
    'transshipment',
    'direct',
    'export',
    'rail',
    'direct',
    'rail',
    'direct',
    'overseas',
  ] as const),
  ...([
    'rail',
    'direct',
    'transshipment',
    'rail',
    'direct',
    'export',
    'rail',
    'direct',
    'transshipment',
    'export',
  ] as const),
];

// Every 61st slot ends in each of these ways, so that a few percent of the account shows every reason.
const endings: ReadonlyMap<number, Ending> = new Map([
  [7, 'past_arrival_window'],
  [19, 'past_full_out_window'],
  [31, 'no_updates_at_line'],
  [43, 'cancelled_by_user'],
  [55, 'booking_cancelled'],
]);
const endingCycle = 61;

/** Days that the service waits before it gives up on silence (docs/interface.md 4.2), and how long it stays listed. */
export const silenceWindow = 56 * day;
const listedAfterStop = 45 * day;

/** Days from arrival to the last empty return, as they usually are; the period is made to hold them. */
const usualDaysOnLand: Readonly<Record<JourneyKind, number>> = {
  direct: 15,
  rail: 25,
  transshipment: 15,
  overseas: 14,
  export: 13,
};

export function createSlot(seed: Key, index: number): Slot {
  const key = derive(seed, 'slot', index);
  const ending = endings.get(index % endingCycle) ?? 'usual';
  const kind = kindOf(index, ending);
  const lane = pick(lanes[kind], key, 'lane');
  const railWay = railOf(kind, lane, key);
  const tracked = ending === 'usual' ? trackedWith(key) : 'booking';
  const period = slotPeriod(ending, kind, tracked, seaTime(lane), key);
  // Steps of the golden ratio spread the phases of any run of slots evenly.
  const place = ending === 'usual' ? index : Math.floor(index / endingCycle);
  const phase = (place * 0.6180339887 + u(seed, `phase ${ending}`)) % 1;
  const firstStart = worldEpoch + Math.floor((phase * period) / 60_000) * 60_000;
  return { index, key, lane, kind, railWay, ending, tracked, period, firstStart };
}

/** From the appearance of a shipment until everything about it is over, in whole minutes. */
export function slotPeriod(
  ending: Ending,
  kind: JourneyKind,
  tracked: Tracked,
  sea: number,
  key: Key,
): number {
  return Math.round((leadOf(tracked, sea, key) + timeListed(ending, kind, sea)) / 60_000) * 60_000;
}

function trackedWith(key: Key): Tracked {
  const share = u(key, 'tracked');
  return share < 0.12 ? 'voyage' : share < 0.65 ? 'departure' : 'booking';
}

/** From when it is tracked until it sails, about; negative when it has sailed before. */
function leadOf(tracked: Tracked, sea: number, key: Key): number {
  switch (tracked) {
    case 'booking':
      return range(6, 14, key, 'lead') * day;
    case 'departure':
      return range(-4, 2.5, key, 'lead') * day;
    case 'voyage':
      return -range(0.15, 0.6, key, 'lead') * sea;
  }
}

function kindOf(index: number, ending: Ending): JourneyKind {
  const kind = mix[(index * 7) % mix.length] ?? 'direct';
  // Someone has to pick the box up for it to be out too long, and a terminal has to keep it for it to be left
  // there; overseas it is not reported.
  const staged = ending === 'past_full_out_window' || ending === 'past_arrival_window';
  return staged && (kind === 'export' || kind === 'overseas') ? 'direct' : kind;
}

export function railOf(kind: JourneyKind, lane: Lane, key: Key): RailWay | null {
  const port = kind === 'export' ? lane.hops[0]?.from : lane.hops.at(-1)?.to;
  if (kind !== 'rail' && !(kind === 'export' && chance(0.45, key, 'by rail'))) return null;
  const ways = railWays(port ?? '');
  return ways.length > 0 ? pick(ways, key, 'ramp') : null;
}

/** From departure to arrival by the schedule, with the usual waits where the vessel is changed. */
export function seaTime(lane: Lane): number {
  const sailing = lane.hops.reduce((sum, hop) => sum + legTime(rotationOf(hop.service), hop.from, hop.to), 0);
  return sailing + (lane.hops.length - 1) * 4 * day;
}

function legTime(rotation: Rotation, from: string, to: string): number {
  const start = rotation.stops.find((stop) => stop.port === from);
  const end = rotation.stops.find((stop) => stop.port === to);
  if (!start || !end) throw new Error(`${rotation.service.id} does not call at ${start ? to : from}.`);
  const time = end.arrival - start.departure;
  return time > 0 ? time : time + rotation.round;
}

function timeListed(ending: Ending, kind: JourneyKind, sea: number): number {
  switch (ending) {
    case 'usual':
      // Half a week is lost on average because vessels leave weekly.
      return sea + (usualDaysOnLand[kind] + 3.5) * day;
    case 'cancelled_by_user':
      return sea + 20 * day;
    case 'booking_cancelled':
      return 12 * day;
    case 'past_arrival_window':
    case 'past_full_out_window':
    case 'no_updates_at_line':
      return sea + 24 * day + silenceWindow + listedAfterStop;
  }
}

/** Slots of the world count up from 0; those of what users asked for count down from -1. */
export function isOfUser(slot: number): boolean {
  return slot < 0;
}

/** Which shipment of the slot is in the account. */
export function generationAt(slot: Slot, now: number): number {
  return Math.floor((now - slot.firstStart) / slot.period);
}

export function startOf(slot: Slot, generation: number): number {
  return slot.firstStart + generation * slot.period;
}

/** How long before the shipment appears its tracking request was made: minutes, or days while it was not known. */
export function requestLead(slot: Slot, generation: number): number {
  const key = derive(slot.key, 'request', generation);
  if (slot.tracked !== 'voyage' && chance(0.08, key, 'awaited'))
    return Math.round(range(26, 80, key, 'lead')) * hour;
  return Math.round(range(20, 240, key, 'lead')) * 1000;
}
