import { type FleetPort, portWaits, portWaitShort } from '#/domain/fleetMap/ports.ts';
import { placeName } from '#/domain/list/journeyColumns.ts';
import { SelectLink } from './SelectLink.tsx';

/** The places of the fleet with what lies there and what is on its way there, those where most lies first. */
export function PortList({ ports, isReading }: { ports: readonly FleetPort[]; isReading: boolean }) {
  if (ports.length === 0) {
    return (
      <p className="p-4 text-sm text-ink-soft">
        {isReading ? 'The account is still being read.' : 'Nothing lies at a place or is on its way to one.'}
      </p>
    );
  }
  return (
    <ul aria-label="Places" className="divide-y divide-line">
      {ports.map((port) => (
        <li key={port.key} className="relative px-3 py-2 hover:bg-hover">
          <div className="flex items-baseline justify-between gap-3">
            <SelectLink selection={{ kind: 'port', key: port.key }}>
              {placeName(port.place) ?? 'Place not told'}
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
  if (arriving.length > 0) parts.push(`${arriving.length} on the way`);
  return parts.join(' · ');
}
