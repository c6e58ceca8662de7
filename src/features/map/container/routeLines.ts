import type { RouteLeg } from '#/domain/route/legs.ts';
import type { ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import { splitAt } from '#/domain/route/splitTrack.ts';
import type { DrawnTrack } from '#/features/map/canvas/drawTracks.ts';
import { type Instant, instant } from '#/time/instant.ts';

/**
 * The lines of a journey.
 *
 * @param route the projected route of the current vessel; it replaces the coarser line of its leg
 * @param now where the line changes from not confirmed to projected
 */
export function routeLines(
  legs: readonly RouteLeg[],
  route: ProjectedRoute | null,
  now: Instant,
): DrawnTrack[] {
  return legs.flatMap((leg, index): DrawnTrack[] => {
    const { past, projected, indicative, mode, vessel } = leg;
    const line = (
      kind: DrawnTrack['kind'],
      part: number,
      positions: DrawnTrack['positions'],
    ): DrawnTrack => ({
      id: `${index} ${kind} ${part}`,
      kind,
      positions,
      strong: true,
    });
    const finer = vessel && route ? projectedLines(route, vessel.reportedAt, now) : null;
    return [
      ...past.map(({ positions }, part) => line('past', part, positions)),
      ...(finer?.map(({ kind, track }) => line(kind, 0, track)) ??
        projected.map(({ positions }, part) => line('projected', part, positions))),
      ...(indicative ? [line(mode === 'rail' ? 'rail' : 'indicative', 0, indicative)] : []),
    ];
  });
}

/** The projected route from the last report: until now not confirmed, after now projected. */
function projectedLines({ track }: ProjectedRoute, reportedAt: Instant | null, now: Instant) {
  const since = reportedAt === null ? track : splitAt(track, instant(Math.min(reportedAt, now))).future;
  const { past, future } = splitAt(since, now);
  const lines = [{ kind: 'elapsed', track: past } as const, { kind: 'projected', track: future } as const];
  return lines.filter((one) => one.track.times.length > 1);
}
