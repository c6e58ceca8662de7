import type { DrawnLeg } from '#/domain/timeline/timeline.ts';
import { ModeIcon } from '#/parts/ModeIcon.tsx';
import { classes } from '#/ui/classes.ts';
import { TimelineEvent } from './TimelineEvent.tsx';
import { TimelineGap } from './TimelineGap.tsx';
import { TimelineHeading } from './TimelineHeading.tsx';
import { TimelineMissing } from './TimelineMissing.tsx';
import { TimelineNow } from './TimelineNow.tsx';

/** One leg of the journey: its heading on the line, and its rows. */
export function TimelineLeg({ leg }: { leg: DrawnLeg }) {
  const { kind, state, rows, isLast } = leg;
  const isNotice = kind === 'notice';
  const lineBelow = (index: number) =>
    isNotice ? null : isLast && index === rows.length - 1 ? 'ends' : 'on';
  return (
    <li>
      <div className="relative flex gap-3 pb-1.5">
        <span className="z-1 mt-px flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-raised text-ink-soft">
          <ModeIcon kind={kind} />
        </span>
        {!isNotice && !(isLast && rows.length === 0) && (
          <span
            aria-hidden
            className={classes(
              'absolute top-6 bottom-0 left-[11px] border-l-2 border-line-strong',
              // Dashed from the first leg on that is only expected.
              state === 'expected' && 'border-dashed',
            )}
          />
        )}
        <TimelineHeading leg={leg} />
      </div>
      {rows.length > 0 && (
        <ol>
          {rows.map((row, index) => {
            const line = lineBelow(index);
            switch (row.kind) {
              case 'event':
                return <TimelineEvent key={row.key} row={row} line={line} />;
              case 'gap':
                return <TimelineGap key={row.key} row={row} />;
              case 'missing':
                return <TimelineMissing key={row.key} row={row} line={line} />;
              case 'now':
                return <TimelineNow key={row.key} row={row} line={line} />;
            }
          })}
        </ol>
      )}
    </li>
  );
}
