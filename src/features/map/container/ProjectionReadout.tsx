import { usePreferences } from '#/device/preferences.ts';
import { headingText, positionText, speedText } from '#/domain/geo/positionWords.ts';
import type { Projection } from '#/domain/route/projectedRoute.ts';
import type { LegEnd } from '#/domain/route/route.ts';
import { Time } from '#/parts/Time.tsx';
import type { Moment } from '#/time/moment.ts';
import { Badge } from '#/ui/Badge.tsx';
import { statusTextOf, toGoText } from './projectionText.ts';
import { headingWords, localTimeIn, notConfirmedHint, projectedEta } from './words.ts';

/** The projected position of a vessel at one time, and what remains to the next port. It is never shown as reported. */
export function ProjectionReadout({
  projection,
  moment,
  to,
  arrival,
}: {
  projection: Projection;
  /** The time, in the local time of the next port. */
  moment: Moment;
  to: LegEnd;
  arrival: Moment;
}) {
  const { position } = projection;
  const unit = usePreferences((preferences) => preferences.distance);
  const isElapsed = position.status === 'elapsed';
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge tone={isElapsed ? 'attention' : 'neutral'}>{statusTextOf(projection)}</Badge>
        <span className="font-semibold">
          <Time moment={moment} display="place" />
        </span>
        {moment.kind === 'zoned' && moment.zone === to.zone && to.name !== null && (
          <span className="text-ink-soft">{localTimeIn(to.name)}</span>
        )}
      </p>
      <p>
        <span className="font-medium">{toGoText(projection, unit)}</span>
        <span className="text-ink-soft">
          {' '}
          · {projectedEta(to.name)} <Time moment={arrival} display="place" />
        </span>
      </p>
      <p className="text-ink-soft">
        {positionText(position)}
        {position.heading !== null && `, ${headingWords(headingText(position.heading))}`}
        {`, ${speedText(position.speedInKnots)}`}
      </p>
      {isElapsed && <p className="text-attention">{notConfirmedHint}</p>}
    </div>
  );
}
