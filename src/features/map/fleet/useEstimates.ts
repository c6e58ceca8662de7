import { useCallback, useEffect, useState } from 'react';
import { estimatedTrack } from '#/domain/fleetMap/estimate.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { Position } from '#/domain/geo/position.ts';
import type { SeaWays } from '#/domain/geo/seaLanes.ts';
import { positionAt, type Track } from '#/domain/route/vesselTrack.ts';
import { systemClock } from '#/time/clock.ts';
import { instant } from '#/time/instant.ts';

/** Where a vessel should be over time, by what the list knows of it; null where that is not enough. */
export type EstimateOf = (vessel: FleetVessel) => Track | null;

/** Estimates of vessels. The sea lanes load after the lists; until then, and if they do not load, there are none. */
export function useEstimates(): EstimateOf {
  const [ways, setWays] = useState<{ readonly between: SeaWays }>();
  useEffect(() => {
    let isGone = false;
    import('#/domain/geo/seaLanes.ts').then(
      ({ seaWays }) => isGone || setWays({ between: seaWays }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return useCallback((vessel) => (ways ? estimatedTrack(vessel, ways.between) : null), [ways]);
}

/** The last reported position of a vessel, else the estimated one of now. */
export function shownPosition(vessel: FleetVessel | undefined, estimateOf: EstimateOf): Position | null {
  if (!vessel || vessel.reported) return vessel?.reported?.position ?? null;
  const track = estimateOf(vessel);
  const end = track?.times.at(-1);
  if (!track || end === undefined) return null;
  const now = systemClock.now();
  return positionAt(track, instant(Math.min(now, end)), now);
}
