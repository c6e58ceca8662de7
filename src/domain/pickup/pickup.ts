import type { Release } from '#/domain/records/container.ts';
import { lookup } from '#/domain/records/lookup.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { transitOf } from '#/domain/status/phase.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { comma } from '#/language/punctuation.ts';
import { statusContradiction } from './contradiction.ts';
import { type HoldEffect, holdEffect, holdLabel } from './holds.ts';
import { type ReportFacts, type TerminalReport, terminalReport } from './terminalReport.ts';
import * as words from './words.ts';
import { releasers } from './words.ts';

// Whether a container can be picked up, by its availability and its holds (here, holds.ts), until when it is free
// (freeDay.ts, deadlineZone.ts), what it costs (fees.ts), where it is (pickupSite.ts, whereNow.ts), what of a
// terminal's report counts there (terminalReport.ts), when somebody last checked (lastCheck.ts), and who can act (party.ts).

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

/**
 * Ready means available and without a hold that blocks (docs/interface.md 6.3). "Unknown" is an answer of its own:
 * many terminals do not report availability, and then the `false` beside it means nothing.
 *
 * @param shipment null where it did not come with the container
 */
export function pickupReadiness(container: ReportFacts, shipment: Shipment | null): Readiness {
  const judgement = judge(container, shipment);
  const { report, isGone, waiting, available, blocking, unclear, pending } = judgement;
  const reasons: ReadinessReason[] = [];
  const add = (code: ReadinessCode, text: string) => void reasons.push({ code, words: text });

  if (isGone) add('pickedUp', words.pickedUpReason);
  else if (waiting) add('underWay', waiting);
  if (blocking) add('holds', words.onHold(blocking));
  if (unclear) add('unclearHolds', words.unknownHolds(unclear));
  if (available === false && !blocking && !isGone) {
    add('notReleased', `${words.notReleasedBy(outstandingReleases(report.releases))}.`);
  }
  if (available === null && !isGone) {
    const silent = report.availabilityKnown === false;
    add('notReported', silent ? words.reportsNoAvailability : words.availabilityNotReported);
  }
  if (available && !blocking && !isGone && !waiting && !unclear) {
    add('available', words.availableByTerminal);
  }
  if (available && (blocking || waiting)) add('conflict', words.conflictingAvailability);
  const contradiction = statusContradiction(container, shipment, report, blocking !== '');
  if (contradiction !== null) add('conflict', contradiction);
  if (pending) add('pendingHolds', words.pendingHolds(pending));
  if (report.holds === null && !isGone) add('holdsNotReported', words.holdsNotReported);
  return { answer: answerOf(judgement), reasons };
}

/** The answer alone, for what asks it of a whole fleet; null once it is picked up, when it no longer matters. */
export function pickupAnswer(
  container: ReportFacts,
  shipment: Shipment | null,
): { readonly answer: Readiness['answer'] | null; readonly report: TerminalReport } {
  const judgement = judge(container, shipment);
  return { answer: judgement.isGone ? null : answerOf(judgement), report: judgement.report };
}

/** What the answer goes by. */
interface Judgement {
  readonly report: TerminalReport;
  readonly isGone: boolean;
  /** Why it has not come to its place yet, in words; else null. */
  readonly waiting: string | null;
  /** Null while it is not reported. */
  readonly available: boolean | null;
  /** The names of its holds, by what they do. */
  readonly blocking: string;
  readonly unclear: string;
  readonly pending: string;
}

function judge(container: ReportFacts, shipment: Shipment | null): Judgement {
  const report = terminalReport(container, shipment);
  const holds = report.holds ?? [];
  const named = (effect: HoldEffect) =>
    holds
      .filter((hold) => holdEffect(hold) === effect)
      .map(({ name }) => holdLabel(name))
      .join(comma);
  return {
    report,
    isGone: report.place === null,
    waiting: underWay(container, shipment),
    available: report.availabilityKnown ? report.availableForPickup : null,
    blocking: named('blocks'),
    unclear: named('unclear'),
    pending: named('warns'),
  };
}

function answerOf({ isGone, waiting, available, blocking, unclear }: Judgement): Readiness['answer'] {
  if (isGone || waiting || blocking || available === false) return 'no';
  return available && !unclear ? 'yes' : 'unknown';
}

/** Why it cannot be picked up yet wherever it goes to, in words; null where it has come there or nothing is reported. */
function underWay(container: ReportFacts, shipment: Shipment | null): string | null {
  const transit = transitOf(container, shipment);
  if (transit) return inTransit[transit];
  const move = inlandMove(container);
  const isPast = (name: string) => hasReached(name, container, shipment);
  if (!move || !isPast('port_out') || isPast('arrived_at_inland_destination')) return null;
  return move.certainty === 'certain' ? words.onTheWayInland : words.probablyInland;
}

const inTransit = {
  origin: words.notLoaded,
  vessel: words.stillOnVessel,
  train: words.stillOnRail,
} as const;

/** Who has not released a container, as the sentence has them: `customs`, `the terminal`. */
export function outstandingReleases(releases: readonly Release[] | null): readonly string[] {
  const open = releases?.filter(({ status }) => status !== 'released') ?? [];
  return open.map(({ name }) => lookup(releasers, name)?.by ?? name);
}
