import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import { headingText, positionText, speedText } from '#/domain/geo/positionText.ts';
import type { RouteVessel } from '#/domain/route/route.ts';
import { InstantTime } from '#/parts/time/Time.tsx';
import { justNow } from '#/parts/words.ts';
import { minute } from '#/time/durations.ts';
import { formatDuration } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/hooks/useNow.ts';
import { ago, formatHeading, lastPosition, mayBeFar, timeNotReported, vesselOf } from './words.ts';

/** The last reported position of a vessel, with its age. */
export function LastPosition({ vessel }: { vessel: RouteVessel }) {
  const { position, heading, speedInKnots, reportedAt } = vessel;
  return (
    <div>
      <p className="font-semibold">{vesselOf(vessel)}</p>
      <p className="text-ink-soft">
        {lastPosition} <span className="whitespace-nowrap">{positionText(position)}</span>
        {heading !== null && `, ${formatHeading(headingText(heading))}`}
        {speedInKnots !== null && `, ${speedText(speedInKnots)}`}
      </p>
      <p className="text-xs">
        <Age at={reportedAt} />
      </p>
    </div>
  );
}

/** The age of a position, with a warning where it is old. */
function Age({ at }: { at: Instant | null }) {
  const now = instant(useNow(minute));
  if (at === null) return <span className="text-attention">{timeNotReported}</span>;
  const age = now - at;
  const isFresh = positionAge(at, now) === 'fresh';
  return (
    <span className={classes(isFresh ? 'text-ink-faint' : 'text-attention')}>
      <InstantTime at={at} />, {age < minute ? justNow : ago(formatDuration(age))}
      {!isFresh && mayBeFar}
    </span>
  );
}
