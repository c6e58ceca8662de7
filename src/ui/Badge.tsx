import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type Tone = 'neutral' | 'moving' | 'attention' | 'problem' | 'ready' | 'done';

const looks: Record<Tone, string> = {
  neutral: 'bg-quiet-wash text-ink-soft',
  moving: 'bg-moving-wash text-moving',
  attention: 'bg-attention-wash text-attention',
  problem: 'bg-problem-wash text-problem',
  ready: 'bg-ready-wash text-ready',
  done: 'border border-line text-ink-faint',
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
        'inline-flex h-5 items-center rounded px-1.5 text-xs font-medium whitespace-nowrap',
        looks[tone],
      )}
    >
      {children}
    </span>
  );
}
