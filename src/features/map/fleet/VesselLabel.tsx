import { byDischarge } from '#/domain/fleetMap/discharge.ts';
import type { FleetVessel } from '#/domain/fleetMap/fleetMap.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { TimeRange } from '#/parts/TimeRange.tsx';
import { systemClock } from '#/time/clock.ts';
import { EtaChangeBadge } from './EtaChangeBadge.tsx';
import { vesselName } from './vesselName.ts';
import { andMore, containerCount, etaOf, vesselCount } from './words.ts';

/** Names of vessels that are drawn as one. */
const most = 5;

/** What the map says of vessels under the pointer: of one its containers and ETA, of several their names. */
export function VesselLabel({ vessels }: { vessels: readonly FleetVessel[] }) {
  const [first, ...others] = vessels;
  if (!first) return null;
  const count = containerCount(vessels.reduce((sum, vessel) => sum + vessel.count, 0));
  if (others.length > 0) {
    const names = vessels.slice(0, most).map(vesselName).join(', ');
    return (
      <>
        <p className="font-semibold">
          {vesselCount(vessels.length)}, {count}
        </p>
        <p className="text-ink-soft">
          {vessels.length > most ? andMore(names, vessels.length - most) : names}
        </p>
      </>
    );
  }
  const [next] = byDischarge(first, systemClock.now());
  return (
    <>
      <p>
        <span className="font-semibold">{vesselName(first)}</span> · {count}
      </p>
      {next?.eta && (
        <p className="flex flex-wrap items-center gap-x-1.5">
          {etaOf(placeName(next.place))} <TimeRange from={next.eta.from} to={next.eta.to} />
          {next.change && <EtaChangeBadge change={next.change} />}
        </p>
      )}
    </>
  );
}
