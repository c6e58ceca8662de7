import type { Container } from '#/domain/records/container.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { isOnTrain, isOnVessel } from '#/domain/status/phase.ts';
import { hasReached } from '#/domain/status/reached.ts';
import type { ContainerFacts } from '#/domain/status/recordedDates.ts';
import { describeHolds } from './holds.ts';
import * as words from './words.ts';

// Whether a container can be picked up, by its availability and its holds (here, holds.ts), until when it is free
// (freeDay.ts, deadlineZone.ts), what it costs (fees.ts), where it is (pickupSite.ts, whereNow.ts), when somebody last
// checked (lastCheck.ts), and who can act (party.ts).

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
  const add = (code: ReadinessCode, text: string) => void reasons.push({ code, words: text });

  const isGone = hasReached('full_out', container, null);
  const waiting = underWay(container);
  if (isGone) add('pickedUp', words.pickedUpReason);
  else if (waiting) add('underWay', waiting);
  if (blocking) add('holds', words.onHold(blocking));
  if (unclear) add('unclearHolds', words.unknownHolds(unclear));
  if (available === false && !blocking && !isGone) {
    add('notReleased', words.notReleased);
  }
  if (available === null && !isGone) {
    const silent = container.availabilityKnown === false;
    add('notReported', silent ? words.reportsNoAvailability : words.availabilityNotReported);
  }
  if (available && !blocking && !isGone && !waiting && !unclear) {
    add('available', words.availableByTerminal);
  }
  if (available && (blocking || isGone || waiting)) {
    add('conflict', words.conflictingAvailability);
  } else if (container.podFullOut && !isGone && container.currentStatus === 'available') {
    add('conflict', words.availableAndGone);
  }
  if (pending) add('pendingHolds', words.pendingHolds(pending));
  if (container.holds === null && !isGone) add('holdsNotReported', words.holdsNotReported);

  if (isGone || waiting || blocking || available === false) return { answer: 'no', reasons };
  return { answer: available && !unclear ? 'yes' : 'unknown', reasons };
}

/** Why it cannot be picked up yet wherever it goes to, in words; null where it has come there or nothing is reported. */
function underWay(container: Facts): string | null {
  const isPast = (name: string) => hasReached(name, container, null);
  if (isOnVessel(container, null)) return words.stillOnVessel;
  if (isOnTrain(container, null)) return words.stillOnRail;
  const move = inlandMove(container);
  const isAvailable = container.currentStatus === 'available';
  if (!move || !isPast('port_out') || isPast('arrived_at_inland_destination') || isAvailable) return null;
  return move.certainty === 'certain' ? words.onTheWayInland : words.probablyInland;
}
