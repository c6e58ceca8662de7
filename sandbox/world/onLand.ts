import { chance, type Key, range, u } from './random.ts';
import { day, hour } from './schedule.ts';
import type { Slot } from './slots.ts';
import type { JourneyKind } from './tradeLanes.ts';

/**
 * How long everything takes after the vessel's arrival. Drawn before the voyage is booked, so that the voyage can
 * be chosen to end in time for the last box to come back within the slot's period. All in milliseconds.
 */
export interface OnLand {
  /** Null unless the box goes on by rail. */
  readonly rail: {
    readonly dwell: number;
    readonly status: number;
    readonly running: number;
    readonly placing: number;
    readonly unloading: number;
  } | null;
  /** From when the box is on the ground until the terminal says anything about it. */
  readonly word: number;
  /** Why the first word is a no: a hold, or nothing but that it is not ready. */
  readonly refusal: 'held' | 'unready' | null;
  /** For how long; Infinity for boxes that are abandoned at the terminal. */
  readonly refused: number;
  readonly out: number;
  readonly back: number;
  /** From pickup to when it is at the consignee, and to when it is marked as delivered; null where it never is. */
  readonly dropped: number | null;
  readonly delivered: number | null;
  readonly tellsOut: boolean;
  readonly tellsBack: boolean;
}

/** Longest stay aboard after arrival, and what gates that close at night can add to going out and coming back. */
const discharge = 52 * hour;
const closedGates = 25 * hour;

export function drawOnLand(box: Key, shipment: Key, slot: Slot): OnLand {
  const { kind, ending } = slot;
  const reported = reportedGates(kind, box);
  // Boxes that are never picked up are those that are never released.
  const abandoned = ending === 'past_arrival_window';
  const held = abandoned || chance(0.28, box, 'held');
  const refusal = kind === 'export' || kind === 'overseas' ? null : held ? 'held' : unready(box);
  const back = range(2, 9, box, 'back') * day;
  const inland = kind === 'rail' && slot.railWay !== null;
  return {
    rail: inland ? drawRail(box, shipment, slot.railWay?.hours ?? 0) : null,
    word: range(1, inland ? 20 : 14, box, 'word') * hour,
    refusal,
    refused: abandoned
      ? Infinity
      : refusal === 'held'
        ? range(1, 4, box, 'refused') * day
        : range(10, 40, box, 'refused') * hour,
    out: range(0.8, 4, box, 'out') * day,
    back,
    dropped: chance(0.35, box, 'dropped') ? range(2, 9, box, 'dropped after') * hour : null,
    delivered: chance(0.4, box, 'delivered') ? back * range(0.3, 0.7, box, 'delivered after') : null,
    tellsOut: reported.out && !abandoned,
    tellsBack: reported.back && !abandoned && ending !== 'past_full_out_window',
  };
}

// Gate events of exports and overseas arrivals are sparse (docs/world.md 4).
function reportedGates(kind: JourneyKind, box: Key): { out: boolean; back: boolean } {
  const out =
    kind === 'export' ? chance(0.6, box, 'tells out') : kind !== 'overseas' || chance(0.9, box, 'tells out');
  return { out, back: out && (kind !== 'export' || chance(0.7, box, 'tells back')) };
}

function unready(box: Key): 'unready' | null {
  return chance(0.45, box, 'unready') ? 'unready' : null;
}

function drawRail(box: Key, shipment: Key, hours: number): NonNullable<OnLand['rail']> {
  // Dwell is mostly 3 to 7 days and peaks at 13 when the docks are full.
  const crowded = chance(0.06, shipment, 'crowded');
  return {
    dwell:
      (crowded ? range(8, 13, shipment, 'dwell') : range(2.4, 6, shipment, 'dwell')) * day +
      u(box, 'dwell') * day,
    status: range(5, 30, shipment, 'standing') * hour,
    running: hours * range(0.92, 1.35, shipment, 'running') * hour,
    placing: range(0.2, 2, shipment, 'placing') * hour,
    unloading: range(3, 20, box, 'unloading') * hour,
  };
}

/** The longest time from the vessel's arrival to the last thing that happens to the box. */
export function longestOnLand(draws: OnLand): number {
  const { rail } = draws;
  const carried = rail ? rail.dwell + rail.status + rail.running + rail.placing + rail.unloading : 0;
  const refused = draws.refusal ? draws.refused : 0;
  return discharge + carried + draws.word + refused + draws.out + draws.back + closedGates;
}
