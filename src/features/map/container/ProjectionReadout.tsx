import type { LegEnd } from '#/domain/route/route.ts';
import { headingText, positionText, speedText } from '#/domain/geo/positionWords.ts';
import type { Projection } from '#/domain/route/projectedRoute.ts';
import { Time } from '#/parts/Time.tsx';
import type { Moment } from '#/time/moment.ts';
import { Badge } from '#/ui/Badge.tsx';
import { statusTextOf, toGoText } from './projectionWords.ts';

/** Where a vessel should be at one time, and what is left of its way then. Never read as something that was seen. */
export function ProjectionReadout({
  ahead,
  moment,
  to,
  arrival,
}: {
  ahead: Projection;
  /** The time, on the clock of the next port. */
  moment: Moment;
  to: LegEnd;
  arrival: Moment;
}) {
  const { position } = ahead;
  const isElapsed = position.status === 'elapsed';
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={isElapsed ? 'attention' : 'neutral'}>{statusTextOf(ahead)}</Badge>
        <span className="font-semibold">
          <Time moment={moment} display="place" />
        </span>
        {moment.kind === 'zoned' && moment.zone === to.zone && to.name !== null && (
          <span className="text-ink-soft">local time in {to.name}</span>
        )}
      </p>
      <p>
        <span className="font-medium">{toGoText(ahead)}</span>
        <span className="text-ink-soft">
          {' '}
          · reaches {to.name ?? 'the next port'} by this estimate on <Time moment={arrival} display="place" />
        </span>
      </p>
      <p className="text-ink-soft">
        {positionText(position)}
        {position.heading !== null && `, heading ${headingText(position.heading)}`}
        {`, ${speedText(position.speedInKnots)}`}
      </p>
      {isElapsed && (
        <p className="text-attention">
          Its time has passed and nothing confirmed it: the vessel may be elsewhere.
        </p>
      )}
    </div>
  );
}
