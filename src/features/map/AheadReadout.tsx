import type { LegEnd } from '#/domain/containerRoute.ts';
import { headingText, milesText, positionText, speedText } from '#/domain/positionWords.ts';
import type { Ahead } from '#/domain/wayAhead.ts';
import { Time } from '#/parts/Time.tsx';
import type { Moment } from '#/time/moment.ts';
import { formatSpan } from '#/time/relative.ts';
import { Badge } from '#/ui/Badge.tsx';

/** Where a vessel should be at one time, and what is left of its way then. Never read as something that was seen. */
export function AheadReadout({
  ahead,
  moment,
  to,
  arrival,
}: {
  ahead: Ahead;
  /** The time, on the clock of the next port. */
  moment: Moment;
  to: LegEnd;
  arrival: Moment;
}) {
  const { position } = ahead;
  const isElapsed = position.standing === 'elapsed';
  const port = to.name ?? 'the next port';
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={isElapsed ? 'attention' : 'neutral'}>
          {isElapsed ? 'Elapsed estimate' : 'Estimate'}
        </Badge>
        <span className="font-semibold">
          <Time moment={moment} display="place" />
        </span>
        {to.zone !== null && <span className="text-ink-soft">local time in {port}</span>}
      </p>
      <p className="text-ink-soft">
        {positionText(position)}
        {position.heading !== null && `, heading ${headingText(position.heading)}`}
        {`, ${speedText(position.speedInKnots)}`}
      </p>
      <p className="text-ink-soft">
        <ToGo ahead={ahead} /> {port}, where this estimate arrives <Time moment={arrival} display="place" />
      </p>
      {isElapsed && (
        <p className="text-attention">
          Its time has passed and nothing confirmed it: the vessel may be elsewhere.
        </p>
      )}
    </div>
  );
}

function ToGo({ ahead: { milesToGo, millisecondsToGo } }: { ahead: Ahead }) {
  const span = formatSpan(millisecondsToGo);
  if (span === null) return 'In';
  return (
    <>
      <span className="font-medium text-ink">{milesText(milesToGo)}</span> and{' '}
      <span className="font-medium text-ink">{span}</span> to go to
    </>
  );
}
