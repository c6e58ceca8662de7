import type { VerdictTone } from '#/domain/verdict/finding.ts';

/** The colour of a verdict's words. The words carry the meaning; the colour only helps the eye. */
export const verdictInk: Readonly<Record<VerdictTone, string>> = {
  lost: 'text-problem',
  risk: 'text-attention',
  good: 'text-ready',
  unknown: 'text-ink',
  vessel: 'text-vessel',
  rail: 'text-rail',
  rest: 'text-ink',
};

/** The same as a fill, for a mark or an edge beside them. */
export const verdictFill: Readonly<Record<VerdictTone, string>> = {
  lost: 'bg-problem-solid',
  risk: 'bg-attention-solid',
  good: 'bg-ready-solid',
  unknown: 'bg-line-strong',
  vessel: 'bg-vessel-solid',
  rail: 'bg-rail-solid',
  rest: 'bg-line-strong',
};
