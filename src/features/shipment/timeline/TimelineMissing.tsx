import type { MissingRow } from '#/domain/timeline/timeline.ts';
import { type LineBelow, TimelineLine } from './TimelineLine.tsx';
import { notReported } from './words.ts';

/** Steps that must have happened and are not reported. */
export function TimelineMissing({ row, line }: { row: MissingRow; line: LineBelow }) {
  return (
    <TimelineLine line={line} dashed={false}>
      <span
        aria-hidden
        className="z-1 mt-1 size-2.5 justify-self-center rounded-full border-2 border-dotted border-line-strong bg-surface"
      />
      <p className="text-xs text-ink-faint">{notReported}</p>
      <p className="text-xs text-ink-soft">{row.words}</p>
    </TimelineLine>
  );
}
