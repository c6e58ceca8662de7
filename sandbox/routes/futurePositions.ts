import { type Instant, instant } from '#/time/instant.ts';
import type { VesselPosition } from '#sandbox/world/voyages.ts';
import type { World } from '#sandbox/world/world.ts';

export interface StartPoint {
  readonly latitude: number;
  readonly longitude: number;
}

// Consecutive positions are one minute apart (docs/interface.md 1.7).
const minute = 60_000;

/**
 * The estimated way of a vessel to its next port, from `now` on; empty when it does not sail that leg.
 *
 * @param start where the way begins instead: it then joins the leg at the nearest point, and the rest of the
 * leg follows a minute after another
 */
export function futurePositions(
  world: World,
  imo: string,
  leg: { readonly from: string; readonly to: string },
  now: Instant,
  start: StartPoint | null,
): readonly VesselPosition[] {
  const track = onTheMinute(world.futureTrack(imo, leg, now, 1) ?? []);
  if (start === null || track.length === 0) return track;
  const rest = track.slice(nearestIndex(track, start));
  const [first] = rest;
  if (!first) return track;
  return onTheMinute([{ ...first, ...start, mooredAt: null, at: now }, ...rest.slice(1)]);
}

/** The arrival, which falls between two minutes, counts as seen at the full one. */
function onTheMinute(track: readonly VesselPosition[]): readonly VesselPosition[] {
  const begin = track[0]?.at ?? 0;
  return track.map((position, index) => ({ ...position, at: instant(begin + index * minute) }));
}

function nearestIndex(track: readonly VesselPosition[], start: StartPoint): number {
  const narrowing = Math.cos((start.latitude * Math.PI) / 180);
  let nearest = 0;
  let least = Infinity;
  for (const [index, { latitude, longitude }] of track.entries()) {
    // The short way around: 179° and -179° are neighbours.
    const east = ((((longitude - start.longitude + 540) % 360) + 360) % 360) - 180;
    const distance = (latitude - start.latitude) ** 2 + (east * narrowing) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}
