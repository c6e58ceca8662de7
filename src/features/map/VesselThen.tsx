import { lineMiles } from '#/domain/greatCircle.ts';
import type { FleetVessel } from '#/domain/fleetVessels.ts';
import { indexAt, positionAt, type Track, type TrackPosition } from '#/domain/vesselTrack.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { formatSpan } from '#/time/relative.ts';
import type { Playback } from './playback.ts';
import { useListInstant, usePlaybackState } from './usePlayback.ts';
import { usePastFrom } from './usePastFrom.ts';
import { trackOfVessel } from './vesselMoves.ts';

const miles = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Where a vessel is at the time shown, in words; nothing while that is the present. */
export function VesselThen({
  vessel,
  positions,
  playback,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  playback: Playback;
}) {
  const at = useListInstant(playback);
  const following = usePlaybackState(playback, (state) => state.following);
  const pastFrom = usePastFrom(playback);
  if (following || !vessel.seen) return null;
  const track = trackOfVessel(vessel, positions, pastFrom);
  return <p className="rounded bg-quiet-wash px-2 py-1">{track && wordsAt(track, at, vessel)}</p>;
}

function wordsAt(track: Track, at: Instant, { seen }: FleetVessel): string {
  const to = seen?.to.name ?? 'the next port';
  const there = positionAt(track, at, systemClock.now());
  if (there) return `At the time shown: ${standingWords(there)}, ${toGo(track, there, to)}`;
  const last = track.times.at(-1);
  if (last === undefined || track.times.length < 2) return 'Its way to the next port has not been read yet.';
  if (at > last) {
    return track.estimatedFrom < track.times.length
      ? `At the time shown it should have reached ${to}.`
      : `Nothing is estimated for the time shown.`;
  }
  return 'At the time shown it had not left its last port, or its way was not read.';
}

function standingWords({ standing, speedInKnots }: TrackPosition): string {
  const speed = speedInKnots < 0.5 ? 'not moving' : `${speedInKnots.toFixed(1)} kn`;
  return standing === 'seen' ? `seen, ${speed}` : `estimated, ${speed}`;
}

function toGo(track: Track, there: TrackPosition, to: string): string {
  const { times, latitudes, longitudes } = track;
  const rest = [there];
  for (let index = indexAt(track, there.at) + 1; index < times.length; index += 1) {
    rest.push({ ...there, latitude: latitudes[index] ?? 0, longitude: longitudes[index] ?? 0 });
  }
  const span = formatSpan((times.at(-1) ?? there.at) - there.at) ?? 'less than a minute';
  return `${miles.format(lineMiles(rest))} nmi and ${span} to ${to}.`;
}
