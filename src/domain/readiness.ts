import type { Container } from './container.ts';
import { describeHolds } from './holds.ts';
import { pickedUp, type PickupFacts } from './pickup.ts';

export type ReadinessCode =
  | 'pickedUp'
  | 'underWay'
  | 'holds'
  | 'unclearHolds'
  | 'pendingHolds'
  | 'conflict'
  | 'notReleased'
  | 'available'
  | 'holdsNotReported'
  | 'notReported';

export interface ReadinessReason {
  readonly code: ReadinessCode;
  readonly words: string;
}

/** Whether the container can be picked up now, and why. The first reason is the one that decides. */
export interface Readiness {
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly reasons: readonly ReadinessReason[];
}

type Facts = PickupFacts &
  Pick<Container, 'availabilityKnown' | 'availableForPickup' | 'holds' | 'currentStatus'>;

const underWay: Record<string, string> = {
  on_ship: 'It is still on the ship.',
  on_rail: 'It is still on the train.',
};
const gone = ['picked_up', 'delivered', 'empty_returned'];

/**
 * Ready means available and without a hold that blocks (interface notes 7.3). "Unknown" is an answer of its own:
 * many terminals do not report availability, and then the `false` beside it means nothing.
 */
export function pickupReadiness(container: Facts): Readiness {
  const holds = describeHolds(container.holds ?? []);
  const named = (effect: string) =>
    holds
      .filter((hold) => hold.effect === effect)
      .map((hold) => hold.label)
      .join(', ');
  const [blocking, unclear, pending] = [named('blocks'), named('unclear'), named('warns')];
  const status = container.currentStatus ?? '';
  const available = container.availabilityKnown ? container.availableForPickup : null;
  const reasons: ReadinessReason[] = [];
  const add = (code: ReadinessCode, words: string) => void reasons.push({ code, words });

  const isGone = pickedUp(container) !== null || gone.includes(status);
  const waiting = Object.hasOwn(underWay, status) ? underWay[status] : undefined;
  if (isGone) add('pickedUp', 'It has been picked up.');
  else if (waiting) add('underWay', waiting);
  if (blocking) add('holds', `On hold: ${blocking}.`);
  if (unclear) add('unclearHolds', `Holds with a status that is not known: ${unclear}.`);
  if (available === false && !blocking && !isGone) {
    add('notReleased', 'The terminal has not released it yet.');
  }
  if (available === null && !isGone) add('notReported', 'The terminal does not report availability.');
  if (available && !blocking && !isGone && !waiting && !unclear) {
    add('available', 'The terminal says it is available.');
  }
  if (available && (blocking || isGone || waiting)) {
    add('conflict', 'The terminal says available, which contradicts this: its data is out of step.');
  } else if (container.podFullOut && !isGone && status === 'available') {
    add('conflict', 'The record says both available and gone from the port: its data is out of step.');
  }
  if (pending) add('pendingHolds', `Pending, may become a hold: ${pending}.`);
  if (container.holds === null && !isGone) add('holdsNotReported', 'Holds are not reported.');

  if (isGone || waiting || blocking || available === false) return { answer: 'no', reasons };
  return { answer: available && !unclear ? 'yes' : 'unknown', reasons };
}
