import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import type { FleetPort } from '#/domain/fleetMap/ports.ts';
import type { Fleet } from '#/domain/records/fleet.ts';
import { Unread } from '#/parts/Unread.tsx';
import { shipmentsLoaded } from '#/parts/words.ts';
import { ProgressBar } from '#/ui/ProgressBar.tsx';
import { fleetSummary, loadingFleet } from './words.ts';

/** The counts of the map, and how much of the account is loaded. */
export function FleetSummary({
  fleet,
  failed,
  vessels,
  ports,
  onRail,
  moved,
  faulty,
}: {
  fleet: Fleet | undefined;
  failed: boolean;
  vessels: readonly FleetVessel[];
  ports: readonly FleetPort[];
  /** Containers on a train. */
  onRail: number;
  /** Whether the map shows another time. The counts are for now. */
  moved: boolean;
  /** Loaded shipments that cannot be put on a map. */
  faulty: number;
}) {
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">{loadingFleet}</p>;
  const counts = {
    aboard: vessels.reduce((sum, { count }) => sum + count, 0),
    vessels: vessels.length,
    ashore: ports.reduce((sum, port) => sum + port.present, 0),
    places: ports.filter((port) => port.present > 0).length,
    onRail,
  };
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <p aria-live={fleet.complete ? 'polite' : 'off'}>
        {fleetSummary(counts, { isNow: moved, isSoFar: !fleet.complete })}
      </p>
      <Unread count={fleet.skipped + faulty} one="record" />
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label={shipmentsLoaded} value={fleet.shipments.length} max={fleet.total} />
        </span>
      )}
    </div>
  );
}
