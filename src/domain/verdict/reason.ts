import type { ActingParty } from '#/domain/pickup/party.ts';
import type { Moment } from '#/time/moment.ts';

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
  words: string,
  more: Partial<Pick<VerdictReason, 'moment' | 'next' | 'party'>> = {},
): VerdictReason {
  return { code, words, moment: null, next: null, party: null, ...more };
}
