import { slippedEta } from '#/domain/arrival/etaChange.ts';
import { feeTotals, formatMoney, owedSums } from '#/domain/pickup/fees.ts';
import { describeHolds, type HoldEffect } from '#/domain/pickup/holds.ts';
import type { ActingParty } from '#/domain/pickup/party.ts';
import { isStopped, isStoppedByUs, describeStopReason } from '#/domain/status/carrierTracking.ts';
import { capitalized } from '#/language/capitalized.ts';
import { formatList } from '#/language/formatList.ts';
import { withoutStop } from '#/language/withoutStop.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Moment } from '#/time/moment.ts';
import type { Situation } from './situation.ts';
import * as words from './words.ts';

/** What a verdict rests on. */
export type ReasonCode =
  | 'hold'
  | 'unclearHold'
  | 'pendingHold'
  | 'notReleased'
  | 'availability'
  | 'holdsNotReported'
  | 'conflict'
  | 'freeDay'
  | 'fees'
  | 'appointment'
  | 'eta'
  | 'etaChange'
  | 'overdue'
  | 'notUpdated'
  | 'stale'
  | 'emptyOut'
  | 'containers';

export interface VerdictReason {
  readonly code: ReasonCode;
  /** `USDA hold`, `LFD in 3 days`; a moment may follow it. */
  readonly words: string;
  readonly moment: Moment | null;
  /** Who clears it and how, or what to do: `cleared by customs broker`; null where the reason says it all. */
  readonly next: string | null;
  /** Whose move it is; null where nothing has to be done about it. */
  readonly party: ActingParty | null;
}

export function reason(
  code: ReasonCode,
  text: string,
  more: Partial<Pick<VerdictReason, 'moment' | 'next' | 'party'>> = {},
): VerdictReason {
  return { code, words: text, moment: null, next: null, party: null, ...more };
}

const holdCodes: Readonly<Record<HoldEffect, ReasonCode>> = {
  blocks: 'hold',
  unclear: 'unclearHold',
  warns: 'pendingHold',
};
const effectOrder: readonly HoldEffect[] = ['blocks', 'unclear', 'warns'];

/** Every hold with who clears it, those that block first. */
export function holdReasons({ report }: Situation): VerdictReason[] {
  return describeHolds(report?.holds ?? [])
    .toSorted((a, b) => effectOrder.indexOf(a.effect) - effectOrder.indexOf(b.effect))
    .map(({ label, effect, resolvedBy, party }) =>
      reason(holdCodes[effect], words.holdReason(words.holdName(label), effect), {
        next: resolvedBy === null ? words.askWhoClears : words.clearedBy(resolvedBy),
        party,
      }),
    );
}

export const blocks = (reasons: readonly VerdictReason[]): boolean =>
  reasons.some(({ code }) => code === 'hold');

/** The last free day that is due first, where its days can be counted. */
export function freeDayReasons(situation: Situation): VerdictReason[] {
  const days = daysLeft(situation);
  return days === null ? [] : [reason('freeDay', words.freeDay(days))];
}

/** Days to the last free day; null where none is reported or the data does not carry a count. */
export function daysLeft({ free }: Situation): number | null {
  return free?.status === 'counting' ? (free.earliest?.daysLeft ?? null) : null;
}

/** What is owed, where anything is. */
export function feeReasons({ report }: Situation): VerdictReason[] {
  const owed = owedSums(feeTotals(report?.fees ?? null));
  if (owed.length === 0) return [];
  return [reason('fees', words.feesReported(formatList(owed.map(formatMoney))), { party: 'consignee' })];
}

/** The pickup appointment, and whether it has been missed. */
export function appointmentReasons({ report, now }: Situation): VerdictReason[] {
  const moment = report?.pickupAppointment ?? null;
  if (!moment) return [];
  const isMissed = hasPassed(moment, now);
  return [
    reason('appointment', isMissed ? words.appointmentPassed : words.appointment, {
      moment,
      party: 'trucker',
    }),
  ];
}

/** That the POD ETA has slipped by more than the reader wants to hear of. */
export function slipReasons({ shipment, now, limits }: Situation): VerdictReason[] {
  const change = slippedEta(shipment, now, limits.etaSlipHours);
  return change ? [reason('etaChange', words.etaChange(change.words))] : [];
}

/** That the data is too old to judge by, or why tracking stopped; and who could say more. */
export function staleReason(
  { shipment: { carrierTracking } }: Situation,
  withheld: string,
  party: ActingParty,
): VerdictReason {
  const why = isStopped(carrierTracking)
    ? describeStopReason(carrierTracking.stoppedReason)
    : withoutStop(withheld);
  if (isStoppedByUs(carrierTracking)) {
    return reason('stale', capitalized(why), { next: words.resumeTracking });
  }
  return reason('stale', capitalized(why), {
    next: party === 'terminal' ? words.askTerminal : words.askCarrier,
    party,
  });
}

/** What is reported of it and contradicts other data, a sentence each. */
export function conflictReasons({ readiness, report }: Situation): VerdictReason[] {
  // No terminal knows better what the consignee has.
  const ask = report?.place === null ? {} : askTerminal;
  return (readiness?.reasons ?? [])
    .filter(({ code }) => code === 'conflict')
    .map((conflict) => reason('conflict', withoutStop(conflict.words), ask));
}

/** What to do about the silence of a terminal. */
export const askTerminal = { next: words.askTerminal, party: 'terminal' } as const;

/** A sentence as a part of another one. */
