import type { RequestType } from './readType.ts';

export interface Candidate {
  readonly scac: string;
  readonly name: string | null;
  /** From 0 to 1; null where the service does not say. */
  readonly confidence: number | null;
}

/** `auto_select` from 0.95, `needs_confirmation` from 0.70, else `no_prediction` (docs/interface.md 2.4). */
export const decisions = ['auto_select', 'needs_confirmation', 'no_prediction'] as const;
export type Decision = (typeof decisions)[number];

/** What the service makes of a number (docs/interface.md 2.4). */
export interface Inference {
  readonly type: RequestType | null;
  readonly decision: Decision;
  readonly selected: Candidate | null;
  /** The most likely first. */
  readonly candidates: readonly Candidate[];
  /** Null where it cannot be checked. */
  readonly isValid: boolean | null;
  readonly checkDigitPassed: boolean | null;
  /** Why it is not valid, in the service's words. */
  readonly reason: string | null;
}

/** Where the service says nothing of a number, or refuses it. */
export function withoutPrediction(reason: string | null): Inference {
  return {
    type: null,
    decision: 'no_prediction',
    selected: null,
    candidates: [],
    isValid: null,
    checkDigitPassed: null,
    reason,
  };
}

/** What is offered where a carrier is asked for: the best first, each once. */
export function offeredCandidates(inference: Inference | null): readonly Candidate[] {
  const all = inference ? [inference.selected, ...inference.candidates] : [];
  const once = new Map<string, Candidate>();
  for (const candidate of all)
    if (candidate && !once.has(candidate.scac)) once.set(candidate.scac, candidate);
  return [...once.values()];
}
