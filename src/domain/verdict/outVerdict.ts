import { emptyOut } from './emptyOut.ts';
import type { Finding } from './finding.ts';
import { reason } from './reason.ts';
import { conflictReasons, staleReason } from './reasons.ts';
import type { Situation } from './situation.ts';
import * as words from './words.ts';

const { headlines } = words;

/** Of a container that the consignee has had: is the empty back, and has it been out for too long. */
export function outVerdict(situation: Situation): Finding {
  const { container, phase, now, limits, carrierWithheld } = situation;
  const conflict = conflictReasons(situation);
  if (phase === 'returned' || !container) {
    return {
      kind: 'returned',
      tone: 'good',
      headline: headlines.returned,
      reasons: conflict,
      deadline: null,
      next: null,
      days: null,
    };
  }
  const out = emptyOut(container, now);
  const isDelivered = container.delivered !== null || container.currentStatus === 'delivered';
  if (out && carrierWithheld === null && out.days > limits.emptyReturnDays) {
    const since = reason('emptyOut', words.emptyDays(out.days), {
      next: words.truckerReturns,
      party: 'trucker',
    });
    return {
      kind: 'emptyOut',
      tone: 'risk',
      headline: headlines.emptyOut,
      reasons: [since, ...conflict],
      deadline: null,
      next: 'trucker',
      days: -out.days,
    };
  }
  const stale = carrierWithheld === null ? [] : [staleReason(situation, carrierWithheld, 'carrier')];
  return {
    kind: 'pickedUp',
    tone: 'rest',
    headline: isDelivered ? headlines.delivered : headlines.pickedUp,
    reasons: [...stale, ...conflict],
    deadline: null,
    next: null,
    days: null,
  };
}
