import type { Container } from '#/domain/records/container.ts';
import { samePlace } from '#/domain/records/samePlace.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import {
  bringsByRail,
  bringsByTruck,
  bringsByVessel,
  endsUnloading,
  isDeparture,
  isOfTrain,
  leavesGate,
  waitsForUnloading,
} from '#/domain/status/eventMeaning.ts';
import { isRailMove } from '#/domain/status/inlandMove.ts';
import { isOnTrain } from '#/domain/status/phase.ts';
import { isPassed, milestoneOf } from '#/domain/status/reached.ts';
import { isDone, type Step } from './step.ts';
import type { Steps } from './steps.ts';

/** What the time between two steps was spent on; `unknown` where a step between them must be missing. */
export type MoveKind = 'gate' | 'vessel' | 'rail' | 'waiting' | 'unknown';

/** `overdue`: since the estimate of its end has passed. */
export type MoveState = 'actual' | 'estimated' | 'overdue';

/** A stretch of time, longer than nothing, in milliseconds since 1970. */
export interface Move {
  readonly kind: MoveKind;
  readonly state: MoveState;
  readonly from: number;
  readonly to: number;
}

/** The moves of a journey in their order; none overlaps another, and what is actual ends at `until` at the latest. */
export function movesOf(
  { steps, reached }: Steps,
  shipment: Shipment,
  container: Container | null,
  /** Up to when it is known what the container does. */
  until: number,
): Move[] {
  const moves: Move[] = [];
  const add = (kind: MoveKind, state: MoveState, from: number, to: number) => {
    const last = moves.at(-1);
    if (to <= from) return;
    if (last?.kind === kind && last.state === state && last.to === from) moves.splice(-1, 1, { ...last, to });
    else moves.push({ kind, state, from, to });
  };
  const byRail = container !== null && isRailMove(container);
  const now = whatItDoes(steps, reached, shipment, container);
  for (const [index, step] of [null, ...steps].entries()) {
    const next = steps[index];
    if (next && isDone(next)) {
      if (step) add(between(step, next, byRail), 'actual', step.at, next.at);
    } else if (!step || isDone(step)) {
      // The present is here, and what comes next has not happened.
      const from = step?.at ?? next?.at ?? until;
      const to = Math.min(until, next?.at ?? until);
      if (now) add(now, 'actual', from, to);
      if (next && step) add(ahead(step, next, now, byRail), 'estimated', Math.max(from, to), next.at);
      // Of an arrival without a departure only its own time is known.
      if (next && !step && before(next.name, byRail) !== 'waiting')
        add('unknown', 'estimated', until, next.at);
      if (next) add(now ?? 'waiting', next.state === 'overdue' ? 'overdue' : 'estimated', next.at, until);
    } else if (next) {
      add(
        ahead(step, next, after(step.name, byRail), byRail),
        'estimated',
        Math.max(step.at, until),
        next.at,
      );
    }
  }
  return moves;
}

/** What the container does since its last step; null before its first one and once it is delivered. */
function whatItDoes(
  steps: readonly Step[],
  reached: number,
  shipment: Shipment,
  container: Container | null,
): MoveKind | null {
  const last = steps.findLast(isDone);
  if (!last || container === null) return last ? after(last.name, false) : null;
  if (reached >= milestoneOf('delivered')) return null;
  // A train that is only loaded has not left, unless the container has left the port or is on rail by its status.
  const hasLeft = isOnTrain(container, shipment) || steps.some(({ name }) => name === 'port_out');
  if (last.name === 'rail_loaded' && hasLeft) return 'rail';
  return isPassed(last.name, reached) ? 'unknown' : after(last.name, isRailMove(container));
}

/** What a step begins. */
function after(name: string, byRail: boolean): MoveKind | null {
  if (name === 'empty_in') return null;
  if (name === 'port_out') return byRail ? 'rail' : 'gate';
  if (leavesGate(name) || name === 'delivered') return 'gate';
  if (name === 'rail_departed') return 'rail';
  return isDeparture(name) ? 'vessel' : 'waiting';
}

/** What a step ends. */
function before(name: string, byRail: boolean): MoveKind {
  if (bringsByTruck(name)) return 'gate';
  if (bringsByRail(name)) return 'rail';
  if (name === 'arrived_at_inland_destination') return byRail ? 'rail' : 'gate';
  return bringsByVessel(name) ? 'vessel' : 'waiting';
}

function between(step: Step, next: Step, byRail: boolean): MoveKind {
  const kind = after(step.name, byRail);
  const ends = before(next.name, byRail);
  if (kind === ends) return kind;
  // A train reports where it comes to, and the end of its way twice.
  if (step.name === 'rail_arrived' && ends === 'rail') {
    return samePlace(step.place, next.place) ? 'waiting' : 'rail';
  }
  // From the gate of the port to its train.
  if (step.name === 'port_out' && isOfTrain(next.name)) return 'gate';
  return kind === 'waiting' && isUnloading(step, next) && before(step.name, byRail) === ends
    ? kind
    : 'unknown';
}

const isUnloading = (step: Step, next: Step) => waitsForUnloading(step.name) && endsUnloading(next.name);

/** What is still to come: where steps between are not estimated, what the next one ends. */
function ahead(step: Step, next: Step, kind: MoveKind | null, byRail: boolean): MoveKind {
  const known = between(step, next, byRail);
  if (known !== 'unknown') return known;
  const ends = before(next.name, byRail);
  return ends === 'waiting' ? (kind ?? known) : ends;
}
