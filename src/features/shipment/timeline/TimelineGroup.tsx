import { isStopped } from '#/domain/status/carrierTracking.ts';
import { isAfloat } from '#/domain/timeline/timeline.ts';
import type { LegRows } from '#/domain/timeline/rows.ts';
import { classes } from '#/ui/classes.ts';
import { ModeIcon } from '#/parts/ModeIcon.tsx';
import { TimelineGap } from './TimelineGap.tsx';
import { TimelineHeading } from './TimelineHeading.tsx';
import { TimelineMissing } from './TimelineMissing.tsx';
import { TimelineNow } from './TimelineNow.tsx';
import { TimelineRow, type TimelineReading } from './TimelineRow.tsx';

interface TimelineGroupProps extends LegRows {
  readonly reading: TimelineReading;
  /** The line ends with this leg. */
  readonly last: boolean;
}

/** One leg of the journey: what carried or held the container, how it stands, and what is known of it. */
export function TimelineGroup({ leg, rows, reading, last }: TimelineGroupProps) {
  const isNotice = leg.kind === 'notice';
  const lineBelow = (index: number) => (isNotice ? null : last && index === rows.length - 1 ? 'ends' : 'on');
  return (
    <li>
      <div className="relative flex gap-3 pb-1.5">
        <span className="z-1 mt-px flex size-6 shrink-0 items-center justify-center rounded-full border border-line bg-raised text-ink-soft">
          <ModeIcon kind={leg.kind} />
        </span>
        {!isNotice && !(last && rows.length === 0) && (
          <span
            aria-hidden
            className={classes(
              'absolute top-6 bottom-0 left-[11px] border-l-2 border-line-strong',
              // Dashed from the first leg on that is only expected.
              leg.state === 'expected' && 'border-dashed',
            )}
          />
        )}
        <TimelineHeading leg={leg} afloat={isAfloat(leg)} />
      </div>
      {rows.length > 0 && (
        <ol>
          {rows.map((row, index) => {
            const line = lineBelow(index);
            switch (row.kind) {
              case 'event':
                return <TimelineRow key={row.event.id} event={row.event} reading={reading} line={line} />;
              case 'gap':
                return <TimelineGap key={`to ${row.to.id}`} gap={row.gap} to={row.to} />;
              case 'missing':
                return <TimelineMissing key="missing" names={row.names} line={line} />;
              case 'now':
                return (
                  <TimelineNow
                    key="now"
                    mark={row.mark}
                    now={reading.now}
                    line={line}
                    stopped={isStopped(reading.tracking)}
                  />
                );
            }
          })}
        </ol>
      )}
    </li>
  );
}
