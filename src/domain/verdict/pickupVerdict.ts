import { lastCheck } from '#/domain/pickup/lastCheck.ts';
import type { Container } from '#/domain/records/container.ts';
import { isStopped } from '#/domain/status/carrierTracking.ts';
import { inlandMove } from '#/domain/status/inlandMove.ts';
import { statusLabel } from '#/domain/status/status.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import { dayOf } from '#/time/localDay.ts';
import type { Finding, VerdictTone } from './finding.ts';
import { reason, type VerdictReason } from './reason.ts';
import {
  appointmentReasons,
  askTerminal,
  blocks,
  conflictReasons,
  daysLeft,
  feeReasons,
  freeDayReasons,
  holdReasons,
  isCostly,
  isFreeDayNear,
  staleReason,
} from './reasons.ts';
import type { Situation } from './situation.ts';
import * as words from './words.ts';

const { headlines } = words;

/** Of a container that waits ashore: can it be picked up, and if not, who clears what. */
export function pickupVerdict(situation: Situation): Finding {
  const { container, readiness, phase, terminalWithheld } = situation;
  if (!container || !readiness) return unnamed;
  const holds = holdReasons(situation);
  if (phase === 'unknown' && readiness.answer !== 'yes' && !blocks(holds))
    return whereabouts(situation, holds);
  if (terminalWithheld !== null) return stale(situation, terminalWithheld, holds);
  const money = [...freeDayReasons(situation), ...feeReasons(situation)];
  const rest = { days: daysLeft(situation) };
  const says = (code: string) => readiness.reasons.some((one) => one.code === code);
  const conflict = conflictReasons(situation);

  if (blocks(holds)) {
    const tone = isCostly(situation) ? 'lost' : 'risk';
    return notReady('onHold', tone, [...holds, ...conflict, ...money], rest);
  }
  if (readiness.answer === 'yes') return ready(situation, [...holds, ...unreportedHolds(says), ...money]);
  if (awaitsInland(situation)) return awaiting(situation, [...holds, ...money]);
  const tone = deadlineTone(situation);
  if (says('notReleased')) {
    const released = reason('notReleased', words.notReleased, { next: words.askWhy, party: 'terminal' });
    return notReady('notReleased', tone ?? 'rest', [released, ...holds, ...money], rest);
  }
  const [headline, why] = says('unclearHolds')
    ? [headlines.holdUnknown, []]
    : conflict.length > 0
      ? [headlines.contradictory, conflict]
      : [headlines.availabilityNotReported, [reason('availability', silence(container), askTerminal)]];
  const reasons = [...why, ...holds, ...money];
  return { kind: 'notKnown', tone: tone ?? 'unknown', headline, reasons, next: 'terminal', ...rest };
}

/** Whether the terminal never says, or has not said. */
const silence = ({ availabilityKnown }: Container) =>
  availabilityKnown === false ? words.reportsNoAvailability : words.noWordYet;

/** Null while no deadline presses. */
function deadlineTone(situation: Situation): VerdictTone | null {
  if (isCostly(situation)) return 'lost';
  return isFreeDayNear(situation) ? 'risk' : null;
}

function notReady(
  kind: 'onHold' | 'notReleased',
  tone: VerdictTone,
  reasons: readonly VerdictReason[],
  rest: Pick<Finding, 'days'>,
): Finding {
  return { kind, tone, headline: headlines.notReady, reasons, next: reasons[0]?.party ?? null, ...rest };
}

function unreportedHolds(says: (code: string) => boolean): VerdictReason[] {
  return says('holdsNotReported') ? [reason('holdsNotReported', words.holdsNotReported, askTerminal)] : [];
}

function ready(situation: Situation, reasons: readonly VerdictReason[]): Finding {
  return {
    kind: 'ready',
    tone: isCostly(situation) ? 'lost' : isPickupAtRisk(situation) ? 'risk' : 'good',
    headline: headlines.ready,
    reasons: [...appointmentReasons(situation), ...reasons],
    next: 'trucker',
    days: daysLeft(situation),
  };
}

/** Whether free time may end before it is picked up: it is near, and no appointment is made within it. */
function isPickupAtRisk(situation: Situation): boolean {
  const appointment = situation.container?.pickupAppointment ?? null;
  if (appointment && hasPassed(appointment, situation.now)) return true;
  if (!isFreeDayNear(situation)) return false;
  const last = situation.free?.earliest?.day;
  return !appointment || (last !== undefined && dayOf(appointment) > last);
}

/** At the port of discharge, and goes on inland before the consignee gets it. */
function awaitsInland({ phase, container }: Situation): boolean {
  if (phase === 'awaitingInland') return true;
  return phase === 'port' && container !== null && inlandMove(container)?.certainty === 'certain';
}

function awaiting(situation: Situation, reasons: readonly VerdictReason[]): Finding {
  const byRail = situation.container !== null && inlandMove(situation.container)?.by === 'rail';
  const tone = deadlineTone(situation);
  return {
    kind: 'awaitingInland',
    tone: tone ?? (byRail ? 'rail' : 'rest'),
    headline: byRail ? headlines.awaitingRail : headlines.awaitingInland,
    reasons,
    next: tone === null ? null : 'carrier',
    days: daysLeft(situation),
  };
}

function stale(situation: Situation, withheld: string, holds: readonly VerdictReason[]): Finding {
  const { shipment, container, phase } = situation;
  const why = isStopped(shipment.carrierTracking)
    ? 'stopped'
    : container && lastCheck(container).at === null
      ? 'never'
      : 'old';
  return {
    kind: 'stale',
    tone: 'unknown',
    headline: words.staleHeadline(why, phase),
    reasons: [staleReason(situation, withheld, 'terminal'), ...holds, ...feeReasons(situation)],
    next: 'terminal',
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
    next: 'carrier',
    days: null,
  };
}

const unnamed: Finding = {
  kind: 'unknown',
  tone: 'unknown',
  headline: headlines.arrivedUnnamed,
  reasons: [],
  next: 'carrier',
  days: null,
};
