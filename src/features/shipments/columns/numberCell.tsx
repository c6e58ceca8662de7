import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { containerInAddress, containerName } from '#/domain/records/containerName.ts';
import type { FleetRow } from '#/domain/list/row.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { SecondLine } from '#/ui/SecondLine.tsx';

/** What a row is called by: the number of the shipment, or of the container it stands for. */
export function rowNumber({ kind, shipment, containers }: FleetRow): string {
  const container = kind === 'container' ? containers[0] : undefined;
  return container ? containerName(container) : shipment.billOfLading || 'Number not reported';
}

/** The link of the row, and below it what has changed, else by what else the row is known, unless a column says that. */
export function numberCell(
  row: FleetRow,
  tabIndex: 0 | -1,
  shown: ReadonlySet<string>,
  changed: string | null,
): ReactNode {
  const { kind, shipment, containers } = row;
  const number = rowNumber(row);
  return (
    <>
      <Link
        to="/shipments/$shipmentId"
        params={{ shipmentId: shipment.id }}
        search={
          kind === 'container' && containers[0]
            ? { container: containerInAddress(containers[0], shipment.containers) }
            : {}
        }
        tabIndex={tabIndex}
        className="num block truncate font-semibold outline-offset-0 hover:underline"
      >
        {number}
      </Link>
      {changed === null ? <SecondLine>{otherNames(row, shown)}</SecondLine> : <ChangeMark words={changed} />}
    </>
  );
}

function otherNames({ kind, shipment }: FleetRow, shown: ReadonlySet<string>): string | null {
  if (kind === 'container' && !shown.has('bill')) return shipment.billOfLading;
  if (!shown.has('references') && shipment.refNumbers.length > 0) return shipment.refNumbers.join(' · ');
  return shown.has('customer') ? null : shipment.customerName;
}
