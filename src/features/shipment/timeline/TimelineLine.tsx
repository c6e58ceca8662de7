import type { ReactNode } from 'react';
import { classes } from '#/ui/classes.ts';

/** How the line goes on below a row: on to the next, or ending here; null for what is off the line. */
export type LineBelow = 'on' | 'ends' | null;

interface TimelineLineProps {
  readonly line: LineBelow;
  readonly dashed: boolean;
  readonly className?: string | undefined;
  /** The mark on the line, what stands in the column of times, and what stands beside it. */
  readonly children: ReactNode;
}

/** A row of the timeline with its piece of the line. */
export function TimelineLine({ line, dashed, className, children }: TimelineLineProps) {
  return (
    <li
      className={classes(
        'relative grid grid-cols-[1.5rem_7rem_minmax(0,1fr)] gap-x-2 pb-2 sm:grid-cols-[1.5rem_8.5rem_minmax(0,1fr)] sm:gap-x-3',
        className,
      )}
    >
      <span
        aria-hidden
        className={classes(
          'absolute top-0 left-[11px] border-l-2 border-line-strong',
          dashed && 'border-dashed',
          line === null && 'hidden',
          line === 'ends' ? 'h-2.5' : 'bottom-0',
        )}
      />
      {children}
    </li>
  );
}
