import { type FleetPort, portWaits } from '#/domain/fleetMap/ports.ts';
import { portWaitShort } from '#/domain/fleetMap/words.ts';
import { placeName } from '#/domain/records/placeName.ts';
import { placeNotReported } from '#/parts/words.ts';
import { SelectLink } from './SelectLink.tsx';
import { listWords, loadingShipments, noPlaces, onTheWayCount } from './words.ts';

/** The places of the fleet with the containers there and on their way there, those with most first. */
export function PortList({ ports, isLoading }: { ports: readonly FleetPort[]; isLoading: boolean }) {
  if (ports.length === 0) {
    return <p className="p-4 text-sm text-ink-soft">{isLoading ? loadingShipments : noPlaces}</p>;
  }
  return (
    <ul aria-label={listWords.ports} className="divide-y divide-line">
      {ports.map((port) => (
        <li key={port.key} className="relative px-3 py-2 hover:bg-hover">
          <div className="flex items-baseline justify-between gap-3">
            <SelectLink selection={{ kind: 'port', key: port.key }}>
              {placeName(port.place) ?? placeNotReported}
            </SelectLink>
            <span className="num shrink-0 text-sm text-ink-faint">{port.place.locode}</span>
          </div>
          <p className="text-sm text-ink-soft">{portSummary(port)}</p>
        </li>
      ))}
    </ul>
  );
}

function portSummary({ waiting, arriving }: FleetPort): string {
  const parts = portWaits.flatMap((wait) => {
    const count = waiting.get(wait)?.length ?? 0;
    return count > 0 ? [`${count} ${portWaitShort[wait]}`] : [];
  });
  if (arriving.length > 0) parts.push(onTheWayCount(arriving.length));
  return parts.join(' · ');
}
