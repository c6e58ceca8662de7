import type { PickupWithheld } from '#/domain/pickup/freeDay.ts';
import type { ReadinessReason } from '#/domain/pickup/pickup.ts';
import type { TerminalReport } from '#/domain/pickup/terminalReport.ts';
import { isStoppedByUs } from '#/domain/status/carrierTracking.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
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

/** Of a container that waits on land: can it be picked up, and if not, who clears what. */
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
  const says = (code: ReadinessReason['code']) => readiness.reasons.some((one) => one.code === code);

  if (blocks(holds)) {
    return notReady('onHold', deadline?.tone ?? 'risk', [...holds, ...conflict, ...money], rest);
  }
  if (readiness.answer === 'yes')
    return ready(situation, [...conflict, ...holds, ...unreportedHolds(says), ...money]);
  if (awaitsInland(situation)) return awaiting(situation, [...holds, ...conflict, ...money]);
  const refusal = readiness.reasons.find((one) => one.code === 'notReleased');
  if (refusal) {
    const released = reason(refusal, { next: { code: 'askWhyNotReleased' }, party: 'terminal' });
    return notReady(
      'notReleased',
      deadline?.tone ?? 'rest',
      [released, ...conflict, ...holds, ...money],
      rest,
    );
  }
  const code = says('unclearHolds')
    ? 'holdUnknown'
    : conflict.length > 0
      ? 'contradictory'
      : 'availabilityNotReported';
  const why = code === 'availabilityNotReported' ? [silence(report)] : conflict;
  const reasons = [...why, ...holds, ...money];
  return { kind: 'notKnown', tone: 'unknown', headline: { code }, reasons, next: 'terminal', ...rest };
}

const silence = ({ availabilityKnown }: TerminalReport) =>
  reason({ code: 'availability', isNeverReported: availabilityKnown === false }, askTerminal);

/** What cannot be picked up while its clock runs is what loses the money: it has the colour of that. */
function notReady(
  kind: 'onHold' | 'notReleased',
  tone: VerdictTone,
  reasons: readonly VerdictReason[],
  rest: Pick<Finding, 'days' | 'deadline'>,
): Finding {
  return { kind, tone, headline: { code: 'notReady' }, reasons, next: reasons[0]?.party ?? null, ...rest };
}

function unreportedHolds(says: (code: ReadinessReason['code']) => boolean): VerdictReason[] {
  return says('holdsNotReported') ? [reason({ code: 'holdsNotReported' }, askTerminal)] : [];
}

function ready(situation: Situation, reasons: readonly VerdictReason[]): Finding {
  return {
    kind: 'ready',
    // A truck that is sent on a contradiction may come in vain.
    tone: conflictReasons(situation).length > 0 ? 'risk' : 'good',
    headline: { code: 'ready' },
    reasons: [...appointmentReasons(situation), ...reasons],
    deadline: pickupDeadline(situation),
    next: 'trucker',
    days: daysLeft(situation),
  };
}

const appointmentMissed: Deadline = { code: 'appointmentMissed', tone: 'risk', owed: [] };

/** A free day that is near does not press where an appointment is made within it; an appointment that was missed does. */
function pickupDeadline(situation: Situation): Deadline | null {
  const deadline = deadlineOf(situation);
  const appointment = situation.report?.pickupAppointment ?? null;
  if (deadline?.tone === 'lost' || !appointment) return deadline;
  if (hasPassed(appointment, situation.now)) return deadline ?? appointmentMissed;
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
    headline: { code: byRail ? 'awaitingRail' : 'awaitingInland' },
    reasons,
    deadline,
    next: deadline === null ? null : 'carrier',
    days: daysLeft(situation),
  };
}

function stale(situation: Situation, withheld: PickupWithheld, holds: readonly VerdictReason[]): Finding {
  const { shipment, phase } = situation;
  return {
    kind: 'stale',
    tone: 'unknown',
    // A check that lies ahead is none.
    headline: {
      code: 'stale',
      withheld: withheld.code === 'checkedAhead' ? 'neverChecked' : withheld.code,
      phase,
      port: null,
    },
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
    headline: status ? { code: 'statusUnknown', status } : { code: 'statusNotReported' },
    reasons: [...holds, ...feeReasons(situation)],
    deadline: null,
    next: 'carrier',
    days: null,
  };
}

const unnamed: Finding = {
  kind: 'unknown',
  tone: 'unknown',
  headline: { code: 'arrivedUnnamed' },
  reasons: [],
  deadline: null,
  next: 'carrier',
  days: null,
};
