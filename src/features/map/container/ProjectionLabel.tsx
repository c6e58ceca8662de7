import type { LegEnd } from '#/domain/route/route.ts';
import { projectedAt, type ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import { Time } from '#/parts/Time.tsx';
import type { Instant } from '#/time/instant.ts';
import { momentAtPort, statusTextOf, toGoText } from './projectionWords.ts';

/** What the map says of a point of the way ahead that is pointed at; the scrubber says the same to everybody. */
export function ProjectionLabel({
  way,
  to,
  at,
  now,
}: {
  way: ProjectedRoute;
  to: LegEnd;
  at: Instant;
  now: Instant;
}) {
  const ahead = projectedAt(way, at, now);
  if (!ahead) return null;
  return (
    <>
      {statusTextOf(ahead)} · <Time moment={momentAtPort(at, to)} display="place" />
      <br />
      {toGoText(ahead)}
    </>
  );
}
