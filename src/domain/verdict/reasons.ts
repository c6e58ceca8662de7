import { type EtaChange, slippedEta } from '#/domain/arrival/etaChange.ts';
import type { ActingParty } from '#/domain/pickup/actingParty.ts';
import type { Contradiction } from '#/domain/pickup/contradiction.ts';
import { type FeeSum, feeTotals, owedSums } from '#/domain/pickup/fees.ts';
import type { Withheld } from '#/domain/pickup/freeDay.ts';
import { type HoldEffect, holdEffects, holdFacts } from '#/domain/pickup/holds.ts';
import { isStopped, isStoppedByUs } from '#/domain/status/carrierTracking.ts';
import { hasPassed } from '#/time/hasPassed.ts';
import type { Moment } from '#/time/moment.ts';
import type { ExpectedStep } from './expectations.ts';
import type { Situation } from './situation.ts';

/** What a verdict rests on. */
export type ReasonFact =
  /** `hold` as the source names it: it blocks, its status is unknown, or it may become one. */
  | { readonly code: 'hold' | 'unclearHold' | 'pendingHold'; readonly hold: string }
  /** By name, who has not released it. */
  | { readonly code: 'notReleased'; readonly releases: readonly string[] }
  /** Not reported; `isNeverReported` where the terminal says that it reports none. */
  | { readonly code: 'availability'; readonly isNeverReported: boolean }
  | { readonly code: 'holdsNotReported' }
  | { readonly code: 'conflict'; readonly contradiction: Contradiction }
  /** Calendar days to the last free day, negative after it. */
  | { readonly code: 'freeDay'; readonly days: number }
  | { readonly code: 'fees'; readonly owed: readonly FeeSum[] }
  | { readonly code: 'appointment'; readonly isMissed: boolean }
  | { readonly code: 'eta' }
  | { readonly code: 'etaChange'; readonly change: EtaChange }
  | { readonly code: 'overdue'; readonly step: ExpectedStep }
  /** No carrier update since the ETA. */
  | { readonly code: 'notUpdated' }
  /** The data is too old to judge by. */
  | { readonly code: 'stale'; readonly withheld: Withheld }
  /** Tracking stopped; `reason` is the word of the service, null where it gives none. */
  | { readonly code: 'stopped'; readonly reason: string | null }
  | { readonly code: 'cancelled' }
  /** Calendar days since the pickup. */
  | { readonly code: 'emptyOut'; readonly days: number }
  /** Of a booking: they are not named yet. */
  | { readonly code: 'containers' };

export type ReasonCode = ReasonFact['code'];

/** What is to be done about a reason. */
export type ReasonAct =
  /** Somebody clears the hold of this name, in their own way. */
  | { readonly code: 'clear'; readonly hold: string }
  | {
      readonly code:
        | 'askWhoClears'
        | 'askWhyNotReleased'
        | 'askTerminal'
        | 'askCarrier'
        | 'resumeTracking'
        | 'askForEmpty'
        | 'askReplacement';
    };

export type VerdictReason = ReasonFact & {
  /** What the reason is dated with. */
  readonly moment: Moment | null;
  /** Null where the reason says it all. */
  readonly next: ReasonAct | null;
  /** Whose move it is; null where nothing has to be done about it. */
  readonly party: ActingParty | null;
};

export function reason(
  fact: ReasonFact,
  more: Partial<Pick<VerdictReason, 'moment' | 'next' | 'party'>> = {},
): VerdictReason {
  return { moment: null, next: null, party: null, ...fact, ...more };
}

const holdCodes = {
  blocks: 'hold',
  unclear: 'unclearHold',
  warns: 'pendingHold',
} as const satisfies Record<HoldEffect, ReasonCode>;

/** Every hold with who clears it, those that block first. */
export function holdReasons({ report }: Situation): VerdictReason[] {
  return holdFacts(report?.holds ?? [])
    .toSorted((a, b) => holdEffects.indexOf(a.effect) - holdEffects.indexOf(b.effect))
    .map(({ name, effect, isKnown, party }) =>
      reason(
        { code: holdCodes[effect], hold: name },
        { next: isKnown ? { code: 'clear', hold: name } : { code: 'askWhoClears' }, party },
      ),
    );
}

export const blocks = (reasons: readonly VerdictReason[]): boolean =>
  reasons.some(({ code }) => code === 'hold');

/** The last free day that is due first, where its days can be counted. */
export function freeDayReasons(situation: Situation): VerdictReason[] {
  const days = daysLeft(situation);
  return days === null ? [] : [reason({ code: 'freeDay', days })];
}

/** Days to the last free day; null where none is reported or the data does not carry a count. */
export function daysLeft({ free }: Situation): number | null {
  return free?.status === 'counting' ? (free.earliest?.daysLeft ?? null) : null;
}

/** What is owed, where anything is. */
export function feeReasons({ report }: Situation): VerdictReason[] {
  const owed = owedSums(feeTotals(report?.fees ?? null));
  return owed.length === 0 ? [] : [reason({ code: 'fees', owed }, { party: 'consignee' })];
}

/** The pickup appointment, and whether it has been missed. */
export function appointmentReasons({ report, now }: Situation): VerdictReason[] {
  const moment = report?.pickupAppointment ?? null;
  if (!moment) return [];
  return [reason({ code: 'appointment', isMissed: hasPassed(moment, now) }, { moment, party: 'trucker' })];
}

/** That the POD ETA has slipped by more than the reader wants to hear of. */
export function slipReasons({ shipment, now, limits }: Situation): VerdictReason[] {
  const change = slippedEta(shipment, now, limits.etaSlipHours);
  return change ? [reason({ code: 'etaChange', change })] : [];
}

/** That the data is too old to judge by, or why tracking stopped; and who could say more. */
export function staleReason(
  { shipment: { carrierTracking } }: Situation,
  withheld: Withheld,
  party: ActingParty,
): VerdictReason {
  const fact: ReasonFact = isStopped(carrierTracking)
    ? { code: 'stopped', reason: carrierTracking.stoppedReason }
    : { code: 'stale', withheld };
  if (isStoppedByUs(carrierTracking)) return reason(fact, { next: { code: 'resumeTracking' } });
  return reason(fact, { next: { code: party === 'terminal' ? 'askTerminal' : 'askCarrier' }, party });
}

/** What is reported of it and contradicts other data. */
export function conflictReasons({ readiness, report }: Situation): VerdictReason[] {
  // No terminal knows better what the consignee has.
  const ask = report?.place === null ? {} : askTerminal;
  return (readiness?.reasons ?? []).flatMap((one) =>
    one.code === 'conflict' ? [reason({ code: 'conflict', contradiction: one.contradiction }, ask)] : [],
  );
}

/** What to do about the silence of a terminal. */
export const askTerminal = { next: { code: 'askTerminal' }, party: 'terminal' } as const;
