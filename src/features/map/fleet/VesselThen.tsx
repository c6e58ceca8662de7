import { useMemo } from 'react';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { headingText, milesText, positionText, speedText } from '#/domain/geo/positionWords.ts';
import type { TrackPosition } from '#/domain/route/vesselTrack.ts';
import { projectedAt, type ProjectedRoute, projectedRoute } from '#/domain/route/projectedRoute.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { formatSpan } from '#/time/relative.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { useListInstant, usePlaybackState } from '#/features/map/time/usePlayback.ts';
import { trackOfVessel } from './vesselMoves.ts';

/** Where a vessel is at the time shown, in words; nothing while that is the present. */
export function VesselThen({
  vessel,
  positions,
  pastFrom,
  playback,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  pastFrom: Instant | null;
  playback: Playback;
}) {
  const at = useListInstant(playback);
  const following = usePlaybackState(playback, (state) => state.following);
  const track = trackOfVessel(vessel, positions, pastFrom);
  const way = useMemo(() => track && projectedRoute(track), [track]);
  if (following || !vessel.seen) return null;
  const to = vessel.seen.to.name ?? 'the next port';
  return (
    <p className="rounded bg-quiet-wash px-2 py-1">
      {way
        ? wordsAt(way, at, to)
        : positions.notEnabled.has('future')
          ? 'Its way is not enabled for this account.'
          : 'Its way has not been read yet.'}
    </p>
  );
}

function wordsAt(way: ProjectedRoute, at: Instant, to: string): string {
  if (at > way.arrival) return `At the time shown it should have reached ${to}.`;
  const ahead = at < way.from ? null : projectedAt(way, at, systemClock.now());
  if (!ahead) return 'At the time shown it had not left its last port, or its way was not read.';
  const span = formatSpan(ahead.millisecondsToGo) ?? 'less than a minute';
  return `At the time shown: ${statusWords(ahead.position)}, ${milesText(ahead.milesToGo)} and ${span} to ${to}.`;
}

const statuses: Readonly<Record<TrackPosition['status'], string>> = {
  seen: 'seen',
  between: 'between two sightings hours apart, about',
  elapsed: 'once expected, not confirmed,',
  estimated: 'expected',
};

function statusWords(position: TrackPosition): string {
  const { status, heading, speedInKnots } = position;
  const course = heading === null ? '' : `, heading ${headingText(heading)}`;
  const speed = speedInKnots < 0.5 ? 'not moving' : speedText(speedInKnots);
  return `${statuses[status]} at ${positionText(position)}${course}, ${speed}`;
}
