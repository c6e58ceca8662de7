import { vesselSubject } from '#/domain/profile/subject.ts';
import { isAfloat } from '#/domain/timeline/groups.ts';
import type { DrawnLeg } from '#/domain/timeline/timeline.ts';
import { ModeIcon } from '#/parts/status/ModeIcon.tsx';
import { Badge, type Tone } from '#/ui/Badge.tsx';
import { classes } from '#/ui/classes.ts';
import { formatPlaces, legTitle } from '#/wording/timeline.ts';
import { vesselName } from '#/wording/vessels.ts';
import { SubjectName } from './SubjectName.tsx';
import { TimelineEvent, TimelineGap, TimelineMissing, TimelineNow } from './timelineRows.tsx';
import * as words from './words.ts';

/**
 * The journey of one container as a line from top to bottom: what has happened solid, what is estimated dashed, the
 * present between them. Notices, which moved nothing, stand below it off the line (docs/interface.md trap 26).
 */
export function Timeline({ legs }: { legs: readonly DrawnLeg[] }) {
  return (
    <ol>
      {legs.map((leg) => (
        <TimelineLeg key={leg.key} leg={leg} />
      ))}
    </ol>
  );
}

/** One leg of the journey: its heading on the line, and its rows. */
function TimelineLeg({ leg }: { leg: DrawnLeg }) {
  const { kind, state, rows, isLast } = leg;
  const isNotice = kind === 'notice';
  const lineBelow = (index: number) =>
    isNotice ? null : isLast && index === rows.length - 1 ? 'ends' : 'on';
  return (
    <li>
      <div className="relative flex gap-3 pb-2">
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

const toneOf = (leg: DrawnLeg): Tone => (isAfloat(leg) ? 'vessel' : leg.kind === 'rail' ? 'rail' : 'neutral');

/** Heads a leg: vessel and voyage or the kind of leg, from where to where, and its state. */
function TimelineHeading({ leg }: { leg: DrawnLeg }) {
  const { vessel, voyageNumber, places, state } = leg;
  const isAtSea = isAfloat(leg);
  return (
    <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 pt-0.5">
      {isAtSea && (
        <span className="font-semibold">
          <SubjectName subject={vesselSubject(vessel)}>{vesselName(vessel)}</SubjectName>
          {voyageNumber !== null && (
            <span className="font-normal">
              {' '}
              {words.voyage} <span className="num">{voyageNumber}</span>
            </span>
          )}
        </span>
      )}
      <span className={isAtSea ? 'text-sm text-ink-soft' : 'font-semibold'}>{legTitle(leg)}</span>
      {places.length > 0 && <span className="text-sm text-ink-soft">{formatPlaces(places)}</span>}
      {state === 'underWay' && <Badge tone={toneOf(leg)}>{words.legStates.underWay}</Badge>}
      {state !== null && state !== 'underWay' && (
        <span className="text-xs text-ink-faint">{words.legStates[state]}</span>
      )}
    </h3>
  );
}
