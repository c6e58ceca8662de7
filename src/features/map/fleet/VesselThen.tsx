import { useMemo } from 'react';
import { usePreferences } from '#/device/preferences.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { headingText, milesText, positionText, type SeaUnit, speedText } from '#/domain/geo/positionWords.ts';
import { projectedAt, type ProjectedRoute, projectedRoute } from '#/domain/route/projectedRoute.ts';
import type { TrackPosition } from '#/domain/route/vesselTrack.ts';
import type { Playback } from '#/features/map/time/playback.ts';
import { useListInstant, usePlaybackState } from '#/features/map/time/usePlayback.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { systemClock } from '#/time/clock.ts';
import type { Instant } from '#/time/instant.ts';
import { formatSpan } from '#/time/relative.ts';
import { trackOfVessel } from './vesselMoves.ts';
import {
  arrivedByThen,
  heading,
  lessThanAMinute,
  nextPort,
  noPositionThen,
  notMoving,
  positionAtWords,
  positionThen,
  trackLoading,
  tracksNotEnabled,
} from './words.ts';

/** The position of a vessel at the time shown, in words; nothing while that is the present. */
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
  const unit = usePreferences((preferences) => preferences.distance);
  const following = usePlaybackState(playback, (state) => state.following);
  const track = trackOfVessel(vessel, positions, pastFrom);
  const route = useMemo(() => track && projectedRoute(track), [track]);
  if (following || !vessel.reported) return null;
  const to = vessel.reported.to.name ?? nextPort;
  return (
    <p className="rounded bg-quiet-wash px-2 py-1">
      {route
        ? wordsAt(route, at, to, unit)
        : positions.notEnabled.has('future')
          ? `${tracksNotEnabled.future}.`
          : trackLoading}
    </p>
  );
}

function wordsAt(route: ProjectedRoute, at: Instant, to: string, unit: SeaUnit): string {
  if (at > route.arrival) return arrivedByThen(to);
  const projection = at < route.from ? null : projectedAt(route, at, systemClock.now());
  if (!projection) return noPositionThen;
  const { position, milesToGo, millisecondsToGo } = projection;
  const span = formatSpan(millisecondsToGo) ?? lessThanAMinute;
  return positionThen(describePosition(position), milesText(milesToGo, unit), span, to);
}

function describePosition(position: TrackPosition): string {
  const { status, heading: degrees, speedInKnots } = position;
  const course = degrees === null ? '' : `, ${heading(headingText(degrees))}`;
  const speed = speedInKnots < 0.5 ? notMoving : speedText(speedInKnots);
  return `${positionAtWords[status]} ${positionText(position)}${course}, ${speed}`;
}
