import type { Fleet } from '#/domain/records/fleet.ts';
import type { FleetPort } from '#/domain/fleetMap/ports.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { Unread } from '#/parts/Unread.tsx';
import { ProgressBar } from '#/ui/ProgressBar.tsx';

const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** What is on the map, and whether the account has been read to its end. */
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
  /** Whether the map shows another time, for which nobody counts. */
  moved: boolean;
  /** Shipments that were read and that cannot be put on a map. */
  faulty: number;
}) {
  if (!fleet) return failed ? null : <p className="text-sm text-ink-soft">Reading the account…</p>;
  const aboard = vessels.reduce((sum, { count }) => sum + count, 0);
  const lying = ports.reduce((sum, port) => sum + port.lying, 0);
  const places = ports.filter((port) => port.lying > 0).length;
  return (
    <div className="flex items-center gap-3 text-sm text-ink-soft">
      <p aria-live={fleet.complete ? 'polite' : 'off'}>
        {moved && 'Now '}
        {counted(aboard, 'container', 'containers')} on {counted(vessels.length, 'vessel', 'vessels')},{' '}
        {number.format(lying)} at {counted(places, 'place', 'places')}
        {onRail > 0 && `, ${number.format(onRail)} on rail`}
        {!fleet.complete && ' so far'}
      </p>
      <Unread count={fleet.skipped + faulty} one="record" />
      {!fleet.complete && (
        <span className="w-32">
          <ProgressBar label="Shipments read" value={fleet.shipments.length} max={fleet.total} />
        </span>
      )}
    </div>
  );
}
