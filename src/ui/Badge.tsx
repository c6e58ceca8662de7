import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'neutral' | 'vessel' | 'rail' | 'attention' | 'problem' | 'ready' | 'done';

const looks: Record<Tone, string> = {
  neutral: 'bg-rest-wash text-rest',
  vessel: 'bg-vessel-wash text-vessel',
  rail: 'bg-rail-wash text-rail',
  attention: 'bg-attention-wash text-attention',
  problem: 'bg-problem-wash text-problem',
  ready: 'bg-ready-wash text-ready',
  done: 'text-ink-faint',
};

/** A short word for a state. The word carries the meaning; the colour only helps the eye. */
export function Badge({
  tone = 'neutral',
  children,
  title,
}: {
  tone?: Tone;
  children: ReactNode;
  title?: string;
}) {
  return (
    <span
      title={title}
      className={classes(
        // A badge keeps its outline on a ground of its own colour, and a text of any length stays in its place.
        'inline-block h-5 max-w-full truncate rounded px-2 align-middle text-xs leading-5 font-medium inset-ring inset-ring-current/15',
        looks[tone],
      )}
    >
      {children}
    </span>
  );
}
