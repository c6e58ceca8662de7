import type { Release } from '#/domain/records/container.ts';
import type { Shipment } from '#/domain/records/shipment.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { transitOf } from '#/domain/status/phase.ts';
import { hasReached } from '#/domain/status/reached.ts';
import { type Contradiction, statusContradiction } from './contradiction.ts';
import { type HoldEffect, holdEffect } from './holds.ts';
import { type ReportFacts, type TerminalReport, terminalReport } from './terminalReport.ts';

// Whether a container can be picked up, by its availability and its holds (here, holds.ts), until when it is free
// (freeDay.ts, deadlineZone.ts), what it costs (fees.ts), where it is (pickupSite.ts, whereNow.ts), what of a
// terminal's report counts there (terminalReport.ts), when somebody last checked (lastCheck.ts), and who can act (actingParty.ts).

/** Why a container has not come to the place where it is picked up. */
export type UnderWay = 'notLoaded' | 'onVessel' | 'onRail' | 'onTheWayInland' | 'probablyInland';

export type ReadinessReason =
  | { readonly code: 'pickedUp' | 'available' | 'holdsNotReported' }
  | { readonly code: 'underWay'; readonly why: UnderWay }
  /** Names of holds as the source has them. */
  | { readonly code: 'holds' | 'unclearHolds' | 'pendingHolds'; readonly holds: readonly string[] }
  /** By name, who has not released it. */
  | { readonly code: 'notReleased'; readonly releases: readonly string[] }
  /** Of its availability; `isNeverReported` where the terminal says that it reports none. */
  | { readonly code: 'notReported'; readonly isNeverReported: boolean }
  | { readonly code: 'conflict'; readonly contradiction: Contradiction };

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
  const isBlocked = blocking.length > 0;

  if (isGone) reasons.push({ code: 'pickedUp' });
  else if (waiting) reasons.push({ code: 'underWay', why: waiting });
  if (isBlocked) reasons.push({ code: 'holds', holds: blocking });
  if (unclear.length > 0) reasons.push({ code: 'unclearHolds', holds: unclear });
  if (available === false && !isBlocked && !isGone) {
    reasons.push({ code: 'notReleased', releases: outstandingReleases(report.releases) });
  }
  if (available === null && !isGone) {
    reasons.push({ code: 'notReported', isNeverReported: report.availabilityKnown === false });
  }
  if (available && !isBlocked && !isGone && !waiting && unclear.length === 0) {
    reasons.push({ code: 'available' });
  }
  if (available && (isBlocked || waiting)) {
    reasons.push({ code: 'conflict', contradiction: { code: 'availability' } });
  }
  const contradiction = statusContradiction(container, shipment, report, isBlocked);
  if (contradiction !== null) reasons.push({ code: 'conflict', contradiction });
  if (pending.length > 0) reasons.push({ code: 'pendingHolds', holds: pending });
  if (report.holds === null && !isGone) reasons.push({ code: 'holdsNotReported' });
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
  /** Why it has not come to its place yet; else null. */
  readonly waiting: UnderWay | null;
  /** Null while it is not reported. */
  readonly available: boolean | null;
  /** The names of its holds, by what they do. */
  readonly blocking: readonly string[];
  readonly unclear: readonly string[];
  readonly pending: readonly string[];
}

function judge(container: ReportFacts, shipment: Shipment | null): Judgement {
  const report = terminalReport(container, shipment);
  const holds = report.holds ?? [];
  const named = (effect: HoldEffect) =>
    holds.flatMap((hold) => (holdEffect(hold) === effect ? [hold.name] : []));
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
  if (isGone || waiting || blocking.length > 0 || available === false) return 'no';
  return available && unclear.length === 0 ? 'yes' : 'unknown';
}

/** Why it cannot be picked up yet wherever it goes to; null where it has come there or nothing is reported. */
function underWay(container: ReportFacts, shipment: Shipment | null): UnderWay | null {
  const transit = transitOf(container, shipment);
  if (transit) return inTransit[transit];
  const move = inlandMove(container);
  const isPast = (name: string) => hasReached(name, container, shipment);
  if (!move || !isPast('port_out') || isPast('arrived_at_inland_destination')) return null;
  return move.certainty === 'certain' ? 'onTheWayInland' : 'probablyInland';
}

const inTransit = {
  origin: 'notLoaded',
  vessel: 'onVessel',
  train: 'onRail',
} as const;

/** Who has not released a container (docs/interface.md 3.12); the terminal, where that is not reported. */
function outstandingReleases(releases: readonly Release[] | null): readonly string[] {
  const open = releases?.filter(({ status }) => status !== 'released') ?? [];
  return open.length > 0 ? open.map(({ name }) => name) : ['terminal'];
}
