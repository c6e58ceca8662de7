import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { FleetPositions } from '#/queries/positionReader.ts';
import { SelectLink } from './SelectLink.tsx';
import { PositionWords, vesselName, wayOf } from './vesselWords.tsx';

/** The vessels with containers aboard, those with most first. */
export function VesselList({
  vessels,
  positions,
  isReading,
}: {
  vessels: readonly FleetVessel[];
  positions: FleetPositions;
  isReading: boolean;
}) {
  if (vessels.length === 0) {
    return (
      <p className="p-4 text-sm text-ink-soft">
        {isReading ? 'The account is still being read.' : 'No container is on a vessel.'}
      </p>
    );
  }
  return (
    <ul aria-label="Vessels" className="divide-y divide-line">
      {vessels.map((vessel) => (
        <li
          key={vessel.key}
          className="relative px-3 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] hover:bg-hover"
        >
          <div className="flex items-baseline justify-between gap-3">
            <SelectLink selection={{ kind: 'vessel', key: vessel.key }}>{vesselName(vessel)}</SelectLink>
            <span className="shrink-0 text-sm">
              {vessel.count}{' '}
              <span className="text-ink-faint">{vessel.count === 1 ? 'container' : 'containers'}</span>
            </span>
          </div>
          <p className="truncate text-sm text-ink-soft">{wayOf(vessel)}</p>
          <p className="text-xs text-ink-faint">
            <PositionWords vessel={vessel} positions={positions} />
          </p>
        </li>
      ))}
    </ul>
  );
}
