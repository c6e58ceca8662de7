import { Link } from '@tanstack/react-router';
import type { Container } from '#/domain/container.ts';
import { etaChange } from '#/domain/etaChange.ts';
import type { FleetRow } from '#/domain/fleetRow.ts';
import type { Place } from '#/domain/place.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { StatusBadge } from '#/parts/StatusBadge.tsx';
import { Time } from '#/parts/Time.tsx';
import { ArrowRightIcon } from '#/ui/icons.tsx';
import { SecondLine, VirtualCell as Cell } from '#/ui/VirtualTable.tsx';
import { containerSummary } from './containerSummary.ts';

/** One shipment: what it is, who carries it, where it goes, when it arrives, and how its containers stand. */
export function ShipmentRow({ row: { shipment, containers } }: { row: FleetRow }) {
  const { portOfLading, portOfDischarge, destination } = shipment;
  const vessel = [shipment.podVessel?.name, shipment.podVoyageNumber].filter(Boolean).join(' · ');
  return (
    <>
      <Cell narrow="max-xl:order-1">
        <Link
          to="/shipments/$shipmentId"
          params={{ shipmentId: shipment.id }}
          className="num stretched block truncate font-semibold hover:underline"
        >
          {shipment.billOfLading}
        </Link>
        <SecondLine>{shipment.refNumbers.join(' · ') || shipment.customerName}</SecondLine>
      </Cell>
      <Cell narrow="max-xl:order-4 max-md:col-span-2 md:max-xl:text-right">
        <span className="block truncate">
          {shipment.carrier.shortName ?? shipment.carrier.name ?? shipment.carrier.scac ?? '–'}
        </span>
        <SecondLine>{vessel}</SecondLine>
      </Cell>
      <Cell narrow="max-xl:order-3 max-md:col-span-2">
        <span className="flex items-center gap-1.5">
          <PlaceName place={portOfLading} />
          <span className="text-ink-faint">
            <ArrowRightIcon />
          </span>
          <PlaceName place={portOfDischarge} />
        </span>
        <SecondLine>
          {destination && destination.id !== portOfDischarge?.id
            ? `then ${destination.name ?? destination.locode}`
            : null}
        </SecondLine>
      </Cell>
      <Cell narrow="max-xl:order-2 max-xl:text-right">
        <Arrival shipment={shipment} />
      </Cell>
      <Cell narrow="max-xl:order-5 max-xl:col-span-2">
        <Containers containers={containers} />
      </Cell>
    </>
  );
}

function PlaceName({ place }: { place: Place | null }) {
  return <span className="truncate">{place?.name ?? place?.locode ?? 'unknown port'}</span>;
}

function Arrival({ shipment }: { shipment: Shipment }) {
  const change = etaChange(shipment);
  if (shipment.podAta) {
    return (
      <>
        <Time moment={shipment.podAta} />
        <SecondLine>Arrived{change ? ` · ${change.words}` : ''}</SecondLine>
      </>
    );
  }
  if (!shipment.podEta) return <span className="text-ink-faint">No estimate yet</span>;
  return (
    <>
      <Time moment={shipment.podEta} />
      <SecondLine>Expected{change ? ` · ${change.words}` : ''}</SecondLine>
    </>
  );
}

function Containers({ containers }: { containers: readonly Container[] }) {
  const [only, ...more] = containers;
  if (!only) return <span className="text-ink-faint">No containers yet</span>;
  if (more.length === 0) {
    return (
      <span className="flex items-center justify-between gap-2">
        <span className="num truncate">{only.number}</span>
        <StatusBadge container={only} />
      </span>
    );
  }
  const summary = containerSummary(containers);
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="whitespace-nowrap">{containers.length} containers</span>
      <span className="flex min-w-0 flex-wrap justify-end gap-1">
        {summary.map(({ word, container, count }) => (
          // Where all stand alike, the number of containers says the count.
          <StatusBadge key={word} container={container} {...(summary.length > 1 && { count })} />
        ))}
      </span>
    </span>
  );
}
