import { projectedAt, type ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import type { LegEnd } from '#/domain/route/route.ts';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { hour, minute } from '#/time/durations.ts';
import { formatMoment } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { Slider } from '#/ui/Slider.tsx';
import { ProjectionReadout } from './ProjectionReadout.tsx';
import { momentAtPort, statusTextOf, toGoText } from './projectionText.ts';
import { now as nowWord, projectedLabel, timeOnRoute } from './words.ts';

/** A slider along the projected route of a vessel, with its position at each time. */
export function ProjectionScrubber({
  projected,
  to,
  at,
  now,
  onAt,
}: {
  projected: ProjectedRoute;
  to: LegEnd;
  /** Null follows the present. */
  at: Instant | null;
  now: Instant;
  onAt: (at: Instant | null) => void;
}) {
  const options = useFormatOptions('place');
  const projection = projectedAt(projected, at ?? now, now);
  if (!projection) return null;
  const moment = momentAtPort(projection.position.at, to);
  const { date, time, zone } = formatMoment(moment, options);
  return (
    <section aria-label={projectedLabel} className="space-y-1 border-t border-line p-3 sm:px-4">
      <div className="flex items-center gap-3">
        <Slider
          label={timeOnRoute(to.name)}
          min={projected.from}
          max={projected.arrival}
          value={projection.position.at}
          grain={minute}
          step={hour}
          page={24 * hour}
          valueText={`${date} ${time ?? ''} ${zone ?? ''}, ${statusTextOf(projection)}, ${toGoText(projection)}`}
          onChange={(value) => onAt(instant(value))}
        />
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
    </section>
  );
}
