import { etaChange } from '#/domain/etaChange.ts';
import type { Container } from '#/domain/container.ts';
import type { Shipment } from '#/domain/shipment.ts';
import { describeStatus } from '#/domain/status.ts';
import { formatMoment } from '#/time/format.ts';
import { instant } from '#/time/instant.ts';
import { viewerZone } from '#/time/zone.ts';

/** What the peers show: the columns of our list as plain texts, made beforehand, so that they only draw. */
export interface PeerRow {
  readonly id: string;
  readonly number: string;
  readonly carrier: string;
  readonly route: string;
  readonly arrival: string;
  readonly containers: string;
}

export const peerColumns = [
  ['number', 'Bill of lading'],
  ['carrier', 'Carrier and vessel'],
  ['route', 'Route'],
  ['arrival', 'Arrival at discharge'],
  ['containers', 'Containers'],
] as const;

export function peerRows(shipments: readonly Shipment[], byContainer: boolean): PeerRow[] {
  return shipments.flatMap((shipment) =>
    byContainer
      ? shipment.containers.map((container) => peerRow(container.id, container.number, shipment, [container]))
      : [peerRow(shipment.id, shipment.billOfLading, shipment, shipment.containers)],
  );
}

const options = { display: 'place', viewer: viewerZone(), now: instant(Date.now()) } as const;

function peerRow(id: string, number: string, shipment: Shipment, containers: readonly Container[]): PeerRow {
  const { carrier, podVessel, portOfLading, portOfDischarge, refNumbers } = shipment;
  const moment = shipment.podAta ?? shipment.podEta;
  const time = moment && formatMoment(moment, options);
  return {
    id,
    number: [number, ...refNumbers].join(' '),
    carrier: [carrier.shortName ?? carrier.name, podVessel?.name].join(' '),
    route: `${portOfLading?.name} → ${portOfDischarge?.name}`,
    arrival: time ? `${time.date} ${time.time} ${time.zone} ${etaChange(shipment)?.words ?? ''}` : '',
    containers: containers.map((one) => `${one.number} ${describeStatus(one).label}`).join(', '),
  };
}
