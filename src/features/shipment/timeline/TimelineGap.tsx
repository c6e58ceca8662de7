import type { GapRow } from '#/domain/timeline/timeline.ts';
import { TimelineLine } from './TimelineLine.tsx';

/** The time between two steps of the journey, and what it was spent on. */
export function TimelineGap({ row: { length, words, isActual } }: { row: GapRow }) {
  return (
    <TimelineLine line="on" dashed={!isActual}>
      <span />
      <p className="text-xs text-ink-soft">
        <span aria-hidden className="mr-1 text-ink-faint">
          ↓
        </span>
        {length}
      </p>
      <p className="text-xs text-ink-soft">{words}</p>
    </TimelineLine>
  );
}
