import type { FleetPositions } from '#/data/routes/positionReader.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import { joinTracks } from '#/domain/route/thinTrack.ts';
import { positionAt, type Track } from '#/domain/route/vesselTrack.ts';
import { columnsOf, type ShownVessel, type VesselPositions } from '#/features/map/canvas/vesselPositions.ts';
import { type Instant, instant } from '#/time/instant.ts';

interface Known {
  readonly past: Track | undefined;
  readonly future: Track | undefined;
  readonly track: Track;
}

// A reported position stays the same object until it is loaded again, and so does the track made of it.
const known = new WeakMap<object, Known>();

/** The track of a vessel, past and projected, as far as it is loaded; null without a reported position. */
export function trackOfVessel(
  vessel: FleetVessel,
  positions: FleetPositions,
  pastFrom: Instant | null,
): Track | null {
  const { reported, status } = vessel;
  if (!reported || status !== 'reported') return null;
  const future = positions.futureOf(vessel);
  const past = pastFrom === null ? undefined : positions.pastOf(vessel, pastFrom);
  const before = known.get(reported);
  if (before && before.past === past && before.future === future) return before.track;
  const { position, reportedAt, heading } = reported;
  const last = reportedAt === null ? null : { ...position, at: reportedAt, heading, estimated: false };
  const track = joinTracks([past ?? null, future ?? null], last);
  known.set(reported, { past, future, track });
  return track;
}

/** A vessel and its track. */
export interface Mover {
  readonly vessel: FleetVessel;
  readonly track: Track | null;
  /** Where it should be while none of its positions is known. */
  readonly estimate: Track | null;
}

/**
 * The positions of all vessels at an instant. A vessel has none before its track begins and after it ends; while that is
 * not loaded, it has the estimated one. The selected vessel stays at the nearest end of its track.
 *
 * @param at null for the present: the last reported position, or the projected one if that is old
 */
export function vesselsAt(
  movers: readonly Mover[],
  at: Instant | null,
  now: Instant,
  selected: string | null,
): VesselPositions {
  const shown = movers.map(({ vessel, track, estimate }) => {
    const there = at === null ? presentOf(vessel, track, now) : thenOf(track, at, now);
    if (there) return there;
    // A track of one point is a report without a way from or to it.
    const guess = (track?.times.length ?? 0) <= 1 ? estimateOf(estimate, at, now) : null;
    if (guess) return guess;
    return vessel.key === selected ? nearestOf(track, at, now) : null;
  });
  return columnsOf(
    movers.map(({ vessel }) => vessel.key),
    shown,
  );
}

function thenOf(track: Track | null, at: Instant, now: Instant): ShownVessel | null {
  const there = track && positionAt(track, at, now);
  return there && { ...there, form: there.status === 'reported' ? 'reported' : 'projected' };
}

function presentOf({ status, reported }: FleetVessel, track: Track | null, now: Instant): ShownVessel | null {
  if (status !== 'reported' || !reported) return null;
  const { position, heading, speedInKnots, reportedAt } = reported;
  if (positionAge(reportedAt, now) === 'fresh')
    return { ...position, heading, speedInKnots, form: 'reported' };
  // Without a track, or past its end, the last position is the best that is known.
  const there = thenOf(track, now, now);
  return there ? { ...there, form: 'projected' } : { ...position, heading, speedInKnots, form: 'lastKnown' };
}

/** At the present, a vessel whose ETA has passed waits at its port. */
function estimateOf(estimate: Track | null, at: Instant | null, now: Instant): ShownVessel | null {
  const end = estimate?.times.at(-1);
  if (!estimate || end === undefined) return null;
  const there = positionAt(estimate, at ?? instant(Math.min(now, end)), now);
  return there && { ...there, speedInKnots: null, form: 'estimated' };
}

/** Never as reported, since it belongs to another time. */
function nearestOf(track: Track | null, at: Instant | null, now: Instant): ShownVessel | null {
  const [first, last] = [track?.times[0], track?.times.at(-1)];
  if (at === null || first === undefined || last === undefined) return null;
  const nearest = thenOf(track, instant(Math.min(Math.max(at, first), last)), now);
  return nearest && { ...nearest, form: 'projected' };
}
