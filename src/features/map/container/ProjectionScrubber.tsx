import type { LegEnd } from '#/domain/route/route.ts';
import { projectedAt, type ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import { useFormatOptions } from '#/parts/useFormatOptions.ts';
import { formatMoment } from '#/time/format.ts';
import { type Instant, instant } from '#/time/instant.ts';
import { Button } from '#/ui/Button.tsx';
import { Slider } from '#/ui/Slider.tsx';
import { ProjectionReadout } from './ProjectionReadout.tsx';
import { momentAtPort, statusTextOf, toGoText } from './projectionWords.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Moves along the way that a vessel should take to its next port, and tells where it should be at each time. */
export function ProjectionScrubber({
  way,
  to,
  at,
  now,
  onAt,
}: {
  way: ProjectedRoute;
  to: LegEnd;
  /** Null follows the present. */
  at: Instant | null;
  now: Instant;
  onAt: (at: Instant | null) => void;
}) {
  const options = useFormatOptions('place');
  const ahead = projectedAt(way, at ?? now, now);
  if (!ahead) return null;
  const moment = momentAtPort(ahead.position.at, to);
  const { date, time, zone } = formatMoment(moment, options);
  return (
    <section aria-label="Estimated way" className="space-y-1 border-t border-line p-3 sm:px-4">
      <div className="flex items-center gap-3">
        <Slider
          label={`Time on the way to ${to.name ?? 'the next port'}`}
          min={way.from}
          max={way.arrival}
          value={ahead.position.at}
          grain={minute}
          step={hour}
          page={24 * hour}
          valueText={`${date} ${time ?? ''} ${zone ?? ''}, ${statusTextOf(ahead)}, ${toGoText(ahead)}`}
          onChange={(value) => onAt(instant(value))}
        />
        <Button
          // It keeps the focus, which would be lost with `disabled`; another press changes nothing.
          aria-disabled={at === null}
          className="aria-disabled:opacity-50"
          onClick={() => onAt(null)}
        >
          Now
        </Button>
      </div>
      <ProjectionReadout ahead={ahead} moment={moment} to={to} arrival={momentAtPort(way.arrival, to)} />
    </section>
  );
}
