import type { RouteLeg } from '#/domain/routeLegs.ts';
import type { WayAhead } from '#/domain/wayAhead.ts';
import type { TrackLine } from './drawTracks.ts';

/**
 * The lines of a journey.
 *
 * @param way of the vessel under way, minute by minute; it takes the place of the coarser line of its leg
 */
export function routeLines(legs: readonly RouteLeg[], way: WayAhead | null): TrackLine[] {
  return legs.flatMap((leg, index): TrackLine[] => {
    const { past, toCome, indicative, mode, vessel } = leg;
    const line = (kind: TrackLine['kind'], part: number, positions: TrackLine['positions']): TrackLine => ({
      id: `${index} ${kind} ${part}`,
      kind,
      positions,
      strong: true,
    });
    const ahead = vessel && way ? [line('future', 0, way.track)] : null;
    return [
      ...past.map(({ positions }, part) => line('past', part, positions)),
      ...(ahead ?? toCome.map(({ positions }, part) => line('future', part, positions))),
      ...(indicative ? [line(mode === 'rail' ? 'rail' : 'indicative', 0, indicative)] : []),
    ];
  });
}
