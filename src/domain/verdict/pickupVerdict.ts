import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import { outstandingReleases } from '#/domain/pickup/pickup.ts';
import type { TerminalReport } from '#/domain/pickup/terminalReport.ts';
import { notReleasedBy } from '#/domain/pickup/words.ts';
import { isStopped, isStoppedByUs } from '#/domain/status/carrierTracking.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { statusLabel } from '#/domain/status/status.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import { dayOf } from '#/time/localDay.ts';
import { deadlineOf } from './deadline.ts';
import type { Deadline, Finding, VerdictTone } from './finding.ts';
import {
  reason,
  type VerdictReason,
  appointmentReasons,
  askTerminal,
  blocks,
  conflictReasons,
  daysLeft,
  feeReasons,
  freeDayReasons,
  holdReasons,
  staleReason,
} from './reasons.ts';
import type { Situation } from './situation.ts';
import * as words from './words.ts';

const { headlines } = words;

/** Of a container that waits ashore: can it be picked up, and if not, who clears what. */
export function pickupVerdict(situation: Situation): Finding {
  const { report, readiness, phase, terminalWithheld } = situation;
  if (!report || !readiness) return unnamed;
  const holds = holdReasons(situation);
  const conflict = conflictReasons(situation);
  if (phase === 'unknown' && readiness.answer !== 'yes' && !blocks(holds))
    return whereabouts(situation, [...holds, ...conflict]);
  if (terminalWithheld !== null) return stale(situation, terminalWithheld, [...holds, ...conflict]);
  const money = [...freeDayReasons(situation), ...feeReasons(situation)];
  const deadline = deadlineOf(situation);
  const rest = { deadline, days: daysLeft(situation) };
  const says = (code: string) => readiness.reasons.some((one) => one.code === code);

  if (blocks(holds)) {
    return notReady('onHold', deadline?.tone ?? 'risk', [...holds, ...conflict, ...money], rest);
  }
  if (readiness.answer === 'yes')
    return ready(situation, [...conflict, ...holds, ...unreportedHolds(says), ...money]);
  if (awaitsInland(situation)) return awaiting(situation, [...holds, ...conflict, ...money]);
  if (says('notReleased')) {
    const released = reason('notReleased', notReleasedBy(outstandingReleases(report.releases)), {
      next: words.askWhy,
      party: 'terminal',
    });
    return notReady(
      'notReleased',
      deadline?.tone ?? 'rest',
      [released, ...conflict, ...holds, ...money],
      rest,
    );
  }
  const [headline, why] = says('unclearHolds')
    ? [headlines.holdUnknown, conflict]
    : conflict.length > 0
      ? [headlines.contradictory, conflict]
      : [headlines.availabilityNotReported, [reason('availability', silence(report), askTerminal)]];
  const reasons = [...why, ...holds, ...money];
  return { kind: 'notKnown', tone: 'unknown', headline, reasons, next: 'terminal', ...rest };
}

/** Whether the terminal never says, or has not said. */
const silence = ({ availabilityKnown }: TerminalReport) =>
  availabilityKnown === false ? words.reportsNoAvailability : words.noWordYet;

/** What cannot be picked up while its clock runs is what loses the money: it has the colour of that. */
function notReady(
  kind: 'onHold' | 'notReleased',
  tone: VerdictTone,
  reasons: readonly VerdictReason[],
  rest: Pick<Finding, 'days' | 'deadline'>,
): Finding {
  return { kind, tone, headline: headlines.notReady, reasons, next: reasons[0]?.party ?? null, ...rest };
}

function unreportedHolds(says: (code: string) => boolean): VerdictReason[] {
  return says('holdsNotReported') ? [reason('holdsNotReported', words.holdsNotReported, askTerminal)] : [];
}

function ready(situation: Situation, reasons: readonly VerdictReason[]): Finding {
  return {
    kind: 'ready',
    // A truck that is sent on a contradiction may come in vain.
    tone: conflictReasons(situation).length > 0 ? 'risk' : 'good',
    headline: headlines.ready,
    reasons: [...appointmentReasons(situation), ...reasons],
    deadline: pickupDeadline(situation),
    next: 'trucker',
    days: daysLeft(situation),
  };
}

/** A free day that is near does not press where an appointment is made within it; an appointment that was missed does. */
function pickupDeadline(situation: Situation): Deadline | null {
  const deadline = deadlineOf(situation);
  const appointment = situation.report?.pickupAppointment ?? null;
  if (deadline?.tone === 'lost' || !appointment) return deadline;
  if (hasPassed(appointment, situation.now)) return deadline ?? words.appointmentMissed;
  const last = situation.free?.earliest?.day;
  return last !== undefined && dayOf(appointment) > last ? deadline : null;
}

/** At the port of discharge, and goes on inland before the consignee gets it. */
function awaitsInland({ phase, container }: Situation): boolean {
  if (phase === 'awaitingInland') return true;
  return phase === 'port' && container !== null && inlandMove(container)?.certainty === 'certain';
}

function awaiting(situation: Situation, reasons: readonly VerdictReason[]): Finding {
  const byRail = situation.container !== null && inlandMove(situation.container)?.by === 'rail';
  const deadline = deadlineOf(situation);
  return {
    kind: 'awaitingInland',
    tone: byRail ? 'rail' : 'rest',
    headline: byRail ? headlines.awaitingRail : headlines.awaitingInland,
    reasons,
    deadline,
    next: deadline === null ? null : 'carrier',
    days: daysLeft(situation),
  };
}

function stale(situation: Situation, withheld: string, holds: readonly VerdictReason[]): Finding {
  const { shipment, container, phase } = situation;
  const why = isStopped(shipment.carrierTracking)
    ? 'stopped'
    : container && lastCheck(container, shipment).at === null
      ? 'never'
      : 'old';
  return {
    kind: 'stale',
    tone: 'unknown',
    headline: words.staleHeadline(why, phase),
    reasons: [staleReason(situation, withheld, 'terminal'), ...holds, ...feeReasons(situation)],
    deadline: null,
    next: isStoppedByUs(shipment.carrierTracking) ? null : 'terminal',
    days: null,
  };
}

/** Where nothing says where it is, nothing can be said of its pickup. */
function whereabouts(situation: Situation, holds: readonly VerdictReason[]): Finding {
  const status = situation.container?.currentStatus?.trim();
  return {
    kind: 'unknown',
    tone: 'unknown',
    headline: status ? words.statusUnknown(statusLabel(status)) : headlines.statusNotReported,
    reasons: [...holds, ...feeReasons(situation)],
    deadline: null,
    next: 'carrier',
    days: null,
  };
}

const unnamed: Finding = {
  kind: 'unknown',
  tone: 'unknown',
  headline: headlines.arrivedUnnamed,
  reasons: [],
  deadline: null,
  next: 'carrier',
  days: null,
};
