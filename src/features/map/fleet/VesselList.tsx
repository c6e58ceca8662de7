import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { PositionWords } from './PositionWords.tsx';
import { SelectLink } from './SelectLink.tsx';
import { vesselLeg, vesselName } from './vesselName.ts';
import { containerCount, listWords, loadingShipments, noVessels } from './words.ts';

/** The vessels with containers on board, those with most first. */
export function VesselList({
  vessels,
  positions,
  isLoading,
}: {
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  isLoading: boolean;
}) {
  if (vessels.length === 0) {
    return <p className="p-4 text-sm text-ink-soft">{isLoading ? loadingShipments : noVessels}</p>;
  }
  return (
    <ul aria-label={listWords.vessels} className="divide-y divide-line">
      {vessels.map((vessel) => (
        <li
          key={vessel.key}
          className="relative px-3 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] hover:bg-hover"
        >
          <div className="flex items-baseline justify-between gap-3">
            <SelectLink selection={{ kind: 'vessel', key: vessel.key }}>{vesselName(vessel)}</SelectLink>
            <span className="shrink-0 text-sm">{containerCount(vessel.count)}</span>
          </div>
          <p className="truncate text-sm text-ink-soft">{vesselLeg(vessel)}</p>
          <p className="text-xs text-ink-faint">
            <PositionWords vessel={vessel} positions={positions} />
          </p>
        </li>
      ))}
    </ul>
  );
}
