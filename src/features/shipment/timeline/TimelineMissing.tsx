import { eventLabel } from '#/domain/timeline/events.ts';
import { type LineBelow, TimelineLine } from './TimelineLine.tsx';

/** Steps that must have happened and of which nobody told. */
export function TimelineMissing({ names, line }: { names: readonly string[]; line: LineBelow }) {
  return (
    <TimelineLine line={line} dashed={false}>
      <span
        aria-hidden
        className="z-1 mt-1 size-2.5 justify-self-center rounded-full border-2 border-dotted border-line-strong bg-surface"
      />
      <p className="text-xs text-ink-faint">Not reported</p>
      <p className="text-xs text-ink-soft">
        {names.map((name) => eventLabel(name)).join(', ')}: later steps show that it happened.
      </p>
    </TimelineLine>
  );
}
