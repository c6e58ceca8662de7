import type { RouteLeg } from '#/domain/route/legs.ts';
import { splitAt } from '#/domain/route/splitTrack.ts';
import type { ProjectedRoute } from '#/domain/route/projectedRoute.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { TrackLine } from '#/features/map/canvas/drawTracks.ts';

/**
 * The lines of a journey.
 *
 * @param way of the vessel under way, minute by minute; it takes the place of the coarser line of its leg
 * @param now what was expected before it is told apart from what is to come
 */
export function routeLines(legs: readonly RouteLeg[], way: ProjectedRoute | null, now: Instant): TrackLine[] {
  return legs.flatMap((leg, index): TrackLine[] => {
    const { past, toCome, indicative, mode, vessel } = leg;
    const line = (kind: TrackLine['kind'], part: number, positions: TrackLine['positions']): TrackLine => ({
      id: `${index} ${kind} ${part}`,
      kind,
      positions,
      strong: true,
    });
    const ahead = vessel && way ? projectedLines(way, vessel.seenAt, now) : null;
    return [
      ...past.map(({ positions }, part) => line('past', part, positions)),
      ...(ahead?.map(({ kind, track }) => line(kind, 0, track)) ??
        toCome.map(({ positions }, part) => line('future', part, positions))),
      ...(indicative ? [line(mode === 'rail' ? 'rail' : 'indicative', 0, indicative)] : []),
    ];
  });
}

/** The way from where the vessel was seen: until now an estimate whose time has passed, from now on what is expected. */
function projectedLines({ track }: ProjectedRoute, seenAt: Instant | null, now: Instant) {
  const since = seenAt === null ? track : splitAt(track, instant(Math.min(seenAt, now))).future;
  const { past, future } = splitAt(since, now);
  const lines = [{ kind: 'elapsed', track: past } as const, { kind: 'future', track: future } as const];
  return lines.filter((one) => one.track.times.length > 1);
}
