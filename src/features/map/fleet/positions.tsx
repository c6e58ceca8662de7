import type { FleetPositions } from '#/data/routes/positionReader.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { positionAge } from '#/domain/fleetMap/positionAge.ts';
import { speedText } from '#/domain/geo/positionText.ts';
import { Freshness } from '#/parts/time/Freshness.tsx';
import { InstantTime } from '#/parts/time/Time.tsx';
import { systemClock } from '#/time/clock.ts';
import type { EstimateOf } from './useEstimates.ts';
import {
  estimatedWhy,
  expectedVessel,
  lastPosition,
  noPositionLabels,
  nothingSince,
  projectedShown,
  reportedPosition,
  timeNotReported,
} from './words.ts';

/** The age of the position of a vessel, or why it has none. */
export function PositionText({
  vessel,
  positions,
  estimateOf,
}: {
  vessel: FleetVessel;
  positions: FleetPositions;
  estimateOf: EstimateOf;
}) {
  const { reported, status, sailings } = vessel;
  if (reported?.reportedAt === null) return timeNotReported;
  if (reported && status === 'expired') {
    return (
      <>
        {lastPosition} <InstantTime at={reported.reportedAt} />; {nothingSince}
      </>
    );
  }
  if (reported && positionAge(reported.reportedAt, systemClock.now()) === 'old') {
    return (
      <span className="text-attention">
        {lastPosition} <Freshness at={reported.reportedAt} />; {projectedShown}
      </span>
    );
  }
  if (reported) {
    return (
      <>
        {reportedPosition} <Freshness at={reported.reportedAt} />
        {reported.speedInKnots !== null && `, ${speedText(reported.speedInKnots)}`}
      </>
    );
  }
  if (status !== 'notLoaded') return noPositionLabels[status];
  const words = estimateOf(vessel) ? estimatedWhy : expectedVessel;
  if (positions.notEnabled.has('route')) return words.notEnabled;
  return sailings.some(({ key }) => positions.failed.has(key)) ? words.failed : words.waiting;
}
