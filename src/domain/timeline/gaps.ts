import { lookup } from '#/domain/records/lookup.ts';
import type { TransportEvent } from '#/domain/records/transportEvent.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Instant } from '#/time/instant.ts';
import { type Span, spanBetween } from '#/time/span.ts';
import { atSamePlace } from './events.ts';

/** What the container did between two steps. */
export type GapKind = 'loading' | 'dwell' | 'sea' | 'aboard' | 'rail' | 'train' | 'stop' | 'out';

/** The time between a step and the next one. */
export interface Gap {
  readonly kind: GapKind;
  readonly span: Span;
  /** Whether both ends have happened, both are expected, or only the second is (`mixed`). */
  readonly basis: 'actual' | 'expected' | 'mixed';
}

/** Where a container is: empty out for loading, in a yard, aboard in port, at sea, on a train that stands or runs. */
type State = 'loading' | 'yard' | 'aboard' | 'sea' | 'train' | 'rail' | 'out' | 'unknown';

// What each step (docs/interface.md 5.1) ends and what it begins. What is not listed changes nothing, such as
// `available`.
const changes: Readonly<Record<string, readonly [before: State, after: State]>> = {
  empty_out: ['unknown', 'loading'],
  full_in: ['loading', 'yard'],
  feeder_loaded: ['yard', 'aboard'],
  feeder_departed: ['aboard', 'sea'],
  feeder_arrived: ['sea', 'aboard'],
  feeder_discharged: ['aboard', 'yard'],
  vessel_loaded: ['yard', 'aboard'],
  vessel_departed: ['aboard', 'sea'],
  transshipment_arrived: ['sea', 'aboard'],
  transshipment_discharged: ['aboard', 'yard'],
  transshipment_loaded: ['yard', 'aboard'],
  transshipment_departed: ['aboard', 'sea'],
  vessel_arrived: ['sea', 'aboard'],
  vessel_discharged: ['aboard', 'yard'],
  port_out: ['yard', 'unknown'],
  rail_loaded: ['yard', 'train'],
  rail_departed: ['train', 'rail'],
  rail_arrived: ['rail', 'train'],
  arrived_at_inland_destination: ['rail', 'train'],
  rail_unloaded: ['train', 'yard'],
  full_out: ['yard', 'out'],
  empty_in: ['out', 'unknown'],
};

/** Whether a step moves the container on, so that time is counted from and to it. */
export function isOnTheWay({ name }: Pick<TransportEvent, 'name'>): boolean {
  return Object.hasOwn(changes, name);
}

/**
 * The time from a step to the next one that moves the container on. Null where it is short by nature (loading to departure),
 * where a step between the two must be missing, so that it cannot be said what the time was spent on, where a time
 * is unknown, and where one is an overdue estimate.
 */
export function gapBetween(from: TransportEvent, to: TransportEvent, now: Instant): Gap | null {
  const kind = kindOf(from, to);
  if (kind === null || !from.when || !to.when) return null;
  const isPassed = ({ estimated, when }: TransportEvent) =>
    estimated && when !== null && hasPassed(when, now);
  if ((from.estimated && !to.estimated) || isPassed(from) || isPassed(to)) return null;
  const span = spanBetween(from.when, to.when);
  if (!span) return null;
  const basis = from.estimated ? 'expected' : to.estimated ? 'mixed' : 'actual';
  return { kind, span, basis };
}

/** What the container has done since its last step; null where that is nothing that time is counted of. */
export function kindSince({ name }: TransportEvent): GapKind | null {
  const after = lookup(changes, name)?.[1] ?? 'unknown';
  if (after === 'unknown' || after === 'train') return null;
  return after === 'yard' ? 'dwell' : after;
}

const isShip = (state: State) => state === 'aboard' || state === 'sea';
const isTrain = (state: State) => state === 'train' || state === 'rail';

function kindOf(from: TransportEvent, to: TransportEvent): GapKind | null {
  const after = lookup(changes, from.name)?.[1];
  const before = lookup(changes, to.name)?.[0];
  if (after === undefined || before === undefined) return null;
  // The stop where the train ends is reported twice, as a stop and as the destination.
  if (from.name === 'rail_arrived' && before === 'rail' && atSamePlace(from, to)) return null;
  if (after !== before) {
    if (isShip(after) && isShip(before)) return 'aboard';
    return isTrain(after) && isTrain(before) ? 'train' : null;
  }
  switch (after) {
    case 'unknown':
    case 'aboard':
      return null;
    case 'train':
      // From the loading of a train to its departure is no stop.
      return from.name === 'rail_arrived' && to.name === 'rail_departed' ? 'stop' : null;
    case 'yard':
      return 'dwell';
    default:
      return after;
  }
}
