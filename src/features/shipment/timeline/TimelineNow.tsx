import type { NowMark } from '#/domain/timeline/rows.ts';
import type { Instant } from '#/time/instant.ts';
import { type LineBelow, TimelineLine } from './TimelineLine.tsx';
import { gapWords } from './TimelineGap.tsx';
import { InstantTime, Time } from '#/parts/Time.tsx';

interface TimelineNowProps {
  readonly mark: NowMark;
  readonly now: Instant;
  readonly line: LineBelow;
  /** Tracking has stopped: what the container did since nobody knows. */
  readonly stopped: boolean;
}

/** The present on the line, on the clock of the place that comes next. */
export function TimelineNow({ mark, now, line, stopped }: TimelineNowProps) {
  const { zone, soFar } = mark;
  const doing = soFar && !stopped ? gapWords(soFar.kind, soFar.from) : null;
  const isSinceLast = soFar?.words === mark.since?.words;
  return (
    <TimelineLine line={line} dashed>
      <span
        aria-hidden
        className="z-1 mt-1 size-3 rotate-45 justify-self-center border-2 border-surface bg-accent"
      />
      <div className="text-xs text-ink-soft">
        <span className="block text-sm font-semibold text-accent">Now</span>
        {zone === null ? (
          <InstantTime at={now} stacked />
        ) : (
          <Time moment={{ kind: 'zoned', at: now, zone, zoneNote: null }} stacked />
        )}
      </div>
      <div className="text-sm text-ink-soft">
        <p>
          {sinceWords(mark)}
          {doing !== null && isSinceLast && `: ${doing}`}
        </p>
        {doing !== null && !isSinceLast && soFar?.words !== 'same day' && (
          <p>
            {soFar?.words} {doing} so far
          </p>
        )}
        {mark.toGo !== null && (
          <p>
            {mark.toGo} to go{placeWords(mark)}, expected
          </p>
        )}
      </div>
    </TimelineLine>
  );
}

function sinceWords({ since, silent }: NowMark): string {
  if (silent) return 'Nothing has been reported yet';
  if (!since) return 'Time since the last event not known';
  return since.words === 'same day' ? 'Last event today' : `${since.words} since the last event`;
}

function placeWords({ next }: NowMark): string {
  const place = next?.place?.name ?? next?.place?.locode ?? next?.locode ?? null;
  return place === null ? '' : ` to ${place}`;
}
