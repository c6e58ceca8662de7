import type { FreeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { VerdictTone } from '#/domain/verdict/finding.ts';
import type { Tone } from '#/ui/Badge.tsx';

interface Look {
  readonly badge: Tone;
  readonly ink: string;
  /** Of a mark or an edge beside the words. */
  readonly fill: string;
}

/** The colour of a verdict. The words carry the meaning; the colour only helps the eye. */
export const verdictLooks: Readonly<Record<VerdictTone, Look>> = {
  lost: { badge: 'problem', ink: 'text-problem', fill: 'bg-problem-solid' },
  risk: { badge: 'attention', ink: 'text-attention', fill: 'bg-attention-solid' },
  good: { badge: 'ready', ink: 'text-ready', fill: 'bg-ready-solid' },
  unknown: { badge: 'neutral', ink: 'text-ink', fill: 'bg-line-strong' },
  vessel: { badge: 'vessel', ink: 'text-vessel', fill: 'bg-vessel-solid' },
  rail: { badge: 'rail', ink: 'text-rail', fill: 'bg-rail-solid' },
  rest: { badge: 'neutral', ink: 'text-ink', fill: 'bg-line-strong' },
};

/** The colour of the days left to a last free day. The words carry the meaning; the colour only helps the eye. */
export const freeDayLooks: Readonly<Record<FreeDayUrgency, { readonly badge: Tone; readonly ink: string }>> =
  {
    overdue: { badge: 'problem', ink: 'text-problem' },
    near: { badge: 'attention', ink: 'text-attention' },
    later: { badge: 'neutral', ink: 'text-ink' },
  };
