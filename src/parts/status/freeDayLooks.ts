import type { FreeDayUrgency } from '#/domain/pickup/freeDay.ts';
import type { Tone } from '#/ui/Badge.tsx';

/** The colour of the days left to a last free day. The words carry the meaning; the colour only helps the eye. */
export const freeDayLooks: Readonly<Record<FreeDayUrgency, { readonly badge: Tone; readonly ink: string }>> =
  {
    overdue: { badge: 'problem', ink: 'text-problem' },
    near: { badge: 'attention', ink: 'text-attention' },
    later: { badge: 'neutral', ink: 'text-ink' },
  };
