import type { NowRow } from '#/domain/timeline/nowRow.ts';
import { InstantTime, Time } from '#/parts/Time.tsx';
import { type LineBelow, TimelineLine } from './TimelineLine.tsx';
import * as words from './words.ts';

/** The present on the line, in the local time of the place that comes next. */
export function TimelineNow({ row: { now, zone, lines }, line }: { row: NowRow; line: LineBelow }) {
  return (
    <TimelineLine line={line} dashed>
      <span
        aria-hidden
        className="z-1 mt-1 size-3 rotate-45 justify-self-center border-2 border-surface bg-accent"
      />
      <div className="text-xs text-ink-soft">
        <span className="block text-sm font-semibold text-accent">{words.now}</span>
        {zone === null ? (
          <InstantTime at={now} stacked />
        ) : (
          <Time moment={{ kind: 'zoned', at: now, zone, zoneNote: null }} stacked />
        )}
      </div>
      <div className="text-sm text-ink-soft">
        {lines.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </TimelineLine>
  );
}
