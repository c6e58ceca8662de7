import { usePreferences } from '#/device/preferences.ts';
import { projectedAt, type ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import type { LegEnd } from '#/domain/route/route.ts';
import { Time } from '#/parts/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { momentAtPort, statusTextOf, toGoText } from './projectionText.ts';

/** The label of a point of the projected route under the pointer. The scrubber has the same facts. */
export function ProjectionLabel({
  projected,
  to,
  at,
  now,
}: {
  projected: ProjectedRoute;
  to: LegEnd;
  at: Instant;
  now: Instant;
}) {
  const unit = usePreferences((preferences) => preferences.distance);
  const projection = projectedAt(projected, at, now);
  if (!projection) return null;
  return (
    <>
      {statusTextOf(projection)} · <Time moment={momentAtPort(at, to)} display="place" />
      <br />
      {toGoText(projection, unit)}
    </>
  );
}
