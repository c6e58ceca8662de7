import type { RouteVessel } from '#/domain/route/route.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import { headingText, positionText, speedText } from '#/domain/geo/positionWords.ts';
import { InstantTime } from '#/parts/Time.tsx';
import { formatDuration } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { classes } from '#/ui/classes.ts';
import { useNow } from '#/ui/useNow.ts';

const minute = 60_000;

/** Where a vessel was seen last, with the age that the position has. */
export function LastSeen({ running }: { running: RouteVessel }) {
  const { vessel, voyageNumber, position, heading, speedInKnots, seenAt } = running;
  return (
    <div>
      <p>
        <span className="font-semibold">{vessel.name ?? 'Vessel not named'}</span>
        {voyageNumber !== null && (
          <>
            {' '}
            voyage <span className="num">{voyageNumber}</span>
          </>
        )}
      </p>
      <p className="text-ink-soft">
        Last seen at <span className="whitespace-nowrap">{positionText(position)}</span>
        {heading !== null && `, heading ${headingText(heading)}`}
        {speedInKnots !== null && `, ${speedText(speedInKnots)}`}
      </p>
      <p className="text-xs">
        <PositionAge at={seenAt} />
      </p>
    </div>
  );
}

/** How old a position is; said aloud where it is too old to stand for the present. */
function PositionAge({ at }: { at: Instant | null }) {
  const now = instant(useNow(minute));
  if (at === null) return <span className="text-attention">It is not told when that was.</span>;
  const age = now - at;
  const isFresh = positionAge(at, now) === 'fresh';
  return (
    <span className={classes(isFresh ? 'text-ink-faint' : 'text-attention')}>
      <InstantTime at={at} />, {age < minute ? 'just now' : `${formatDuration(age)} ago`}
      {!isFresh && ': it may be far from there by now'}
    </span>
  );
}
