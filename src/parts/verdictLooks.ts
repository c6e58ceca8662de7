import type { VerdictTone } from '#/domain/verdict/finding.ts';

/** The colour of a verdict's words. The words carry the meaning; the colour only helps the eye. */
export const verdictInk: Readonly<Record<VerdictTone, string>> = {
  lost: 'text-problem',
  risk: 'text-attention',
  good: 'text-ready',
  unknown: 'text-ink',
  vessel: 'text-moving',
  rail: 'text-rail',
  rest: 'text-ink',
};

/** The same as a fill, for a mark or an edge beside them. */
export const verdictFill: Readonly<Record<VerdictTone, string>> = {
  lost: 'bg-problem',
  risk: 'bg-attention',
  good: 'bg-ready',
  unknown: 'bg-line-strong',
  vessel: 'bg-moving',
  rail: 'bg-rail',
  rest: 'bg-line-strong',
};
