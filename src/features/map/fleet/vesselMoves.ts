import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import { joinTracks } from '#/domain/route/thinTrack.ts';
import type { Position } from '#/domain/geo/position.ts';
import { positionAt, type Track } from '#/domain/route/vesselTrack.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { type Instant, instant } from '#/time/instant.ts';
import type { VesselPositions } from '#/features/map/canvas/vesselPositions.ts';

interface Known {
  readonly past: Track | undefined;
  readonly future: Track | undefined;
  readonly track: Track;
}

// Where a vessel was seen stays the same object until it is read again, and so does the way that is made of it.
const known = new WeakMap<object, Known>();

/** The way of a vessel as far as it has been read, behind and ahead; null where nothing of it has. */
export function trackOfVessel(
  vessel: FleetVessel,
  positions: FleetPositions,
  pastFrom: Instant | null,
): Track | null {
  const { seen, status } = vessel;
  if (!seen || status !== 'seen') return null;
  const future = positions.futureOf(vessel);
  const past = pastFrom === null ? undefined : positions.pastOf(vessel, pastFrom);
  const before = known.get(seen);
  if (before && before.past === past && before.future === future) return before.track;
  const { position, seenAt, heading } = seen;
  const last = seenAt === null ? null : { ...position, at: seenAt, heading, estimated: false };
  const track = joinTracks([past ?? null, future ?? null], last);
  known.set(seen, { past, future, track });
  return track;
}

/** A vessel and its way. */
export interface Mover {
  readonly vessel: FleetVessel;
  readonly track: Track | null;
}

/**
 * Where all vessels are at an instant. One of which nobody knows it is nowhere: before it left its last port, after it
 * has reached the next, and as long as its way has not been read. The selected one stays at the nearest place that is known.
 *
 * @param at null for the present, when each is where it was seen last; where that is long ago, where it should be by now
 */
export function vesselsAt(
  movers: readonly Mover[],
  at: Instant | null,
  now: Instant,
  selected: string | null,
): VesselPositions {
  const count = movers.length;
  const column = () => new Float64Array(count).fill(Number.NaN);
  const [longitudes, latitudes, headings] = [column(), column(), column()];
  const estimated = new Uint8Array(count);
  for (const [index, { vessel, track }] of movers.entries()) {
    const there = at === null ? presentOf(vessel, track, now) : thenOf(track, at, now);
    const shown = there ?? (vessel.key === selected ? nearestOf(track, at, now) : null);
    if (!shown) continue;
    longitudes[index] = shown.longitude;
    latitudes[index] = shown.latitude;
    headings[index] = shown.heading ?? Number.NaN;
    estimated[index] = shown.estimated ? 1 : 0;
  }
  return { ids: movers.map(({ vessel }) => vessel.key), longitudes, latitudes, headings, estimated };
}

interface Shown extends Position {
  readonly heading: number | null;
  readonly estimated: boolean;
}

function thenOf(track: Track | null, at: Instant, now: Instant): Shown | null {
  const there = track && positionAt(track, at, now);
  return there && { ...there, estimated: there.status !== 'seen' };
}

function presentOf({ status, seen }: FleetVessel, track: Track | null, now: Instant): Shown | null {
  if (status !== 'seen' || !seen) return null;
  const { position, heading, seenAt } = seen;
  if (positionAge(seenAt, now) === 'fresh') return { ...position, heading, estimated: false };
  // Without a way, or past its end, the last position is the best guess; by its form it is no more than that.
  const there = thenOf(track, now, now);
  return { ...(there ?? { ...position, heading }), estimated: true };
}

/** An estimate in any case: what it is made of belongs to another time. */
function nearestOf(track: Track | null, at: Instant | null, now: Instant): Shown | null {
  const [first, last] = [track?.times[0], track?.times.at(-1)];
  if (at === null || first === undefined || last === undefined) return null;
  const nearest = thenOf(track, instant(Math.min(Math.max(at, first), last)), now);
  return nearest && { ...nearest, estimated: true };
}
