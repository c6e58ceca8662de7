import { usePreferences } from '#/device/preferences.ts';
import { projectedAt, type ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import type { LegEnd, RouteStop } from '#/domain/route/route.ts';
import { TimeSlider } from '#/features/map/time/TimeSlider.tsx';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { formatMoment } from '#/time/format.ts';
import type { Instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { ProjectionReadout } from './ProjectionReadout.tsx';
import { momentAtPort, statusTextOf, toGoText, zoneOf } from './projectionText.ts';
import { lastCall, routeCalls } from './routeCalls.ts';
import { now as nowWord, positionsLeftOut, projectedLabel, timeOnRoute } from './words.ts';

/** A slider along the projected route of a vessel, with its position at each time. */
export function ProjectionScrubber({
  projected,
  stops,
  to,
  unread,
  at,
  now,
  onAt,
}: {
  projected: ProjectedRoute;
  /** Those of the journey: their calls are marked on the slider. */
  stops: readonly RouteStop[];
  to: LegEnd;
  /** Positions of the route that could not be read. */
  unread: number;
  /** Null follows the present. */
  at: Instant | null;
  now: Instant;
  onAt: (at: Instant | null) => void;
}) {
  const options = useFormatOptions('place');
  const unit = usePreferences((preferences) => preferences.distance);
  const projection = projectedAt(projected, at ?? now, now);
  if (!projection) return null;
  const moment = momentAtPort(projection.position.at, to);
  const { date, time, zone } = formatMoment(moment, options);
  const calls = routeCalls(stops);
  return (
    <section aria-label={projectedLabel} className="space-y-1 border-t border-line p-3 sm:px-4">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <TimeSlider
            label={timeOnRoute(to.name)}
            from={projected.from}
            until={lastCall(calls, projected.arrival)}
            at={projection.position.at}
            now={now}
            actualUntil={projected.from}
            zone={zoneOf(to)}
            calls={calls}
            valueText={`${date} ${time ?? ''} ${zone ?? ''}, ${statusTextOf(projection)}, ${toGoText(projection, unit)}`}
            onChange={onAt}
          />
        </div>
        <Button
          // It keeps the focus, which would be lost with `disabled`; another press changes nothing.
          aria-disabled={at === null}
          className="aria-disabled:opacity-50"
          onClick={() => onAt(null)}
        >
          {nowWord}
        </Button>
      </div>
      <ProjectionReadout
        projection={projection}
        moment={moment}
        to={to}
        arrival={momentAtPort(projected.arrival, to)}
      />
      {unread > 0 && <p className="text-sm text-attention">{positionsLeftOut(unread)}</p>}
    </section>
  );
}
