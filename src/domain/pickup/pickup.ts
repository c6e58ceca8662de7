import type { Container } from '#/domain/records/container.ts';
import { describeHolds } from './holds.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { isOnTrain, isOnVessel } from '#/domain/status/phase.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';

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

type Facts = ContainerFacts & Pick<Container, 'availabilityKnown' | 'availableForPickup' | 'holds'>;

/**
 * Ready means available and without a hold that blocks (docs/interface.md 6.3). "Unknown" is an answer of its own:
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
  const available = container.availabilityKnown ? container.availableForPickup : null;
  const reasons: ReadinessReason[] = [];
  const add = (code: ReadinessCode, words: string) => void reasons.push({ code, words });

  const isGone = hasReached('full_out', container, null);
  const waiting = underWay(container);
  if (isGone) add('pickedUp', 'It has been picked up.');
  else if (waiting) add('underWay', waiting);
  if (blocking) add('holds', `On hold: ${blocking}.`);
  if (unclear) add('unclearHolds', `Holds with a status that is not known: ${unclear}.`);
  if (available === false && !blocking && !isGone) {
    add('notReleased', 'The terminal has not released it yet.');
  }
  if (available === null && !isGone) {
    const silent = container.availabilityKnown === false;
    add(
      'notReported',
      silent ? 'The terminal does not report availability.' : 'Availability is not reported.',
    );
  }
  if (available && !blocking && !isGone && !waiting && !unclear) {
    add('available', 'The terminal says it is available.');
  }
  if (available && (blocking || isGone || waiting)) {
    add('conflict', 'The terminal says available, which contradicts this: its data is out of step.');
  } else if (container.podFullOut && !isGone && container.currentStatus === 'available') {
    add('conflict', 'The record says both available and gone from the port: its data is out of step.');
  }
  if (pending) add('pendingHolds', `Pending, may become a hold: ${pending}.`);
  if (container.holds === null && !isGone) add('holdsNotReported', 'Holds are not reported.');

  if (isGone || waiting || blocking || available === false) return { answer: 'no', reasons };
  return { answer: available && !unclear ? 'yes' : 'unknown', reasons };
}

/** Why it cannot be picked up yet wherever it goes to, in words; null where it has come there or nothing is told. */
function underWay(container: Facts): string | null {
  const isPast = (name: string) => hasReached(name, container, null);
  if (isOnVessel(container, null)) return 'It is still on the vessel.';
  if (isOnTrain(container, null)) return 'It is still on the train.';
  const move = inlandMove(container);
  const isAvailable = container.currentStatus === 'available';
  if (!move || !isPast('port_out') || isPast('arrived_at_inland_destination') || isAvailable) return null;
  return move.certainty === 'certain'
    ? 'It has left the port and is on its way inland.'
    : 'It has left the port. Its destination is inland, so this is probably not the pickup.';
}
